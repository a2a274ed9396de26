export { helpInAllLanguages, helpSources, screenHelp } from './screenHelp';
