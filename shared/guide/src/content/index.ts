export { elsewhereFolder } from '@odysseus/assistant/content';
export { compileContent, type CompiledContent } from './compile';
export type { CompiledScreen } from './compiledScreen';
export { drawMap } from './drawMap';
export { searchEntries } from './searchEntries';
