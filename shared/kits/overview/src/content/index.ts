export { compileOverview } from './compileOverview';
export { basicsProblems, inheritBasics, toldOfCountry } from './inheritBasics';
