export { elsewhereFolder } from '@odysseus/assistant/content';
export type { CountryContent } from './country/countryContent';
export { compileContent, type CompiledContent } from './compile';
export type { CompiledScreen } from './compiledScreen';
export { drawMap } from './drawMap';
export { editorSchemas } from './editorSchemas';
export { preparationModule, screenModule } from './screenModule';
export type { ScreenRoute } from './screenRoute';
export { searchEntries } from './searchEntries';
