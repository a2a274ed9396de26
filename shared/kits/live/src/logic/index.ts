export {
  citySourcesKey,
  citySourcesName,
  citySourcesSchema,
  compiledCitySourcesSchema,
  type CitySources,
  type CompiledCitySources,
} from './citySources';
export type { CompiledLive } from './compiledLive';
export { liveScreenSchema, type LiveScreenContent } from './schema';
