export type { CompiledAssistantScreen } from './compiledAssistantScreen';
export { corpusKey, corpusName, corpusSchema, type Corpus } from './corpus';
export { readCorpus } from './readCorpus';
export { prepareAssistant } from './engine';
export type { Local } from './local';
export { assistantScreenSchema } from './assistantScreenSchema';
export type {
  Answer,
  AnswerPart,
  AskContext,
  Assistant,
  Exchange,
  Fact,
  Tool,
  ToolResult,
  VerifySentence,
} from './types';
export { verifierFor } from './verify/verifySentence';
