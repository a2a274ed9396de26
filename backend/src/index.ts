export { type Configuration, ConfigurationError, readConfiguration, siteOf } from './configuration';
export { createService, type ServiceParts, storeFolderOf } from './service';
