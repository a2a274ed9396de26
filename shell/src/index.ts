export { startShell } from './app/startShell';
export type { ContainerLoader } from './remotes';
