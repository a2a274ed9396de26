import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import '@odysseus/ui/tokens.css';
import { startShell } from './app/startShell';
import { createContainerLoader } from './remotes';

void startShell(createContainerLoader());
