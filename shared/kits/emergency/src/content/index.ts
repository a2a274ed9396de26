export { countryNumbers } from './countryNumbers';
export { helpInAllLanguages, helpSources, screenHelp } from './screenHelp';
