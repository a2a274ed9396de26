export { allHelp, helpFiles } from './allHelp';
export { compileHelp, shippedHelp, type CompiledHelp } from './compileHelp';
export { helpFolder } from './location.cjs';
