import * as StyledComponents from 'styled-components';

// Whole, as the shell hands it to every remote.
Object.assign(globalThis, { StyledComponents });
