export { contentSecurityPolicy } from './delivery';
export { type Configuration, ConfigurationError, readConfiguration, siteOf } from './configuration';
export { openReleases, type Releases } from './releases';
export { createService, type ServiceParts } from './service';
