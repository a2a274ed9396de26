export { helpCopy, type HelpCopy } from './help/copy';
export { helpFor, type Help } from './help/helpFor';
export {
  helpBookSchema,
  type AllHelp,
  type HelpBook,
  type HelpGroups,
  type HelpNumber,
  type HelpService,
  type HelpWords,
  type WordsByLanguage,
} from './help/schema';
export { dangerKinds, dangerLanguages, lifeThreatening, type DangerKind, type DangerLanguage } from './kinds';
export type { DangerReader, Reading } from './reader/DangerReader';
export { loadReader } from './reader/loadReader';
export { wordReader } from './reader/wordReader';
