export {
  developmentOrigin,
  developmentPart,
  startDevelopmentServer,
  type DevelopmentServer,
  type DevelopmentServerOptions,
} from './developmentServer';
export type { PartDescription } from './developmentManifest';
