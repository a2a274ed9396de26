import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On a busy machine, or the first time a file is compiled, code that comes later takes more than the library's one second.
configure({ asyncUtilTimeout: 45_000 });
