import { readLive } from './app/pageData';
import { startShell } from './app/startShell';
import { createContainerLoader } from './services/remotes';
import { startOrHandOver } from './features/release';

/** Where this build lies: webpack finds it out at run time. */
declare const __webpack_public_path__: string;

void startOrHandOver(readLive(), new URL(__webpack_public_path__, document.baseURI).href, () =>
  startShell(createContainerLoader()),
);
