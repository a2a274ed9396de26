export { startShell } from './app/startShell';
export type { ContainerLoader } from './services/remotes';
