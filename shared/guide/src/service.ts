export { prepareAssistant } from './assistant/engine';
export { corpusKey, corpusName, corpusSchema, type Corpus } from './assistant/corpus';
export type { Answer, AnswerPart, AskContext, Assistant, Exchange, Fact, Tool, ToolResult, Verdict, VerifySentence } from './assistant/types';
export { verifierFor } from './assistant/verify/verifySentence';
