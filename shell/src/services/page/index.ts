export { documentTitle } from './documentTitle';
export { onScreenOfHelp } from './onScreenOfHelp';
export { createPrerenderedScreen, type PrerenderedScreen } from './prerenderedScreen';
export { ReleaseProvider } from './ReleaseProvider';
export { ServicesProvider, useServices, type Services } from './Services';
export { useIsAlive } from './useIsAlive';
export { ReleaseContext, useRelease, type ReleaseView } from './useRelease';
