export { compileCorpus } from './compileCorpus';
export { elsewhereFolder } from './location.cjs';
// The guide takes these from here: the entry of the logic leads to the engine, which only the service runs, and a change of it is to give no city a new version.
export type { CompiledAssistantScreen } from '../logic/compiledAssistantScreen';
export { corpusKey, type Corpus } from '../logic/corpus';
export type { Local } from '../logic/local';
export { assistantScreenSchema } from '../logic/assistantScreenSchema';
export { toldSample, type Sample } from '../logic/sample';
