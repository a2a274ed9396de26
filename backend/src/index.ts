export { contentSecurityPolicy } from './delivery';
export { type Configuration, ConfigurationError, readConfiguration, siteOf } from './configuration';
export { openDatabase } from './database';
export { openReleases, type Releases } from './releases';
export { readMistakeReports } from './reports';
export { createService, type ServiceParts } from './service';
