export { allHelp, helpFiles } from './allHelp';
export { compileHelp, HelpError, shippedHelp, type CompiledHelp, type HelpProblem } from './compileHelp';
export { helpFolder } from './location.cjs';
