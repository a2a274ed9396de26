export { AlwaysLine } from './AlwaysLine';
export { HelpDialog } from './HelpDialog';
export { QueryHelp } from './QueryHelp';
