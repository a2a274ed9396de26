export { agedProblems, datedFacts, factAge, type DatedFact } from './age';
export { daylightOf, holidaysOf, sunOnFace, type Holiday } from './cityCalendar';
export { compilePlace } from './compilePlace';
export { ContentError, type ContentProblem } from './contentError';
export { openingCalendar } from './openingCalendar';
export { openingWeek } from './openingWeek';
export { placeHours } from './placeHours';
export { locate, readYaml } from './readYaml';
export { yamlFiles } from './yamlFiles';
