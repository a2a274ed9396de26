export type { CompiledAround, CompiledMetro } from './compiledMetro';
export { describeJourney, describeNetwork } from './describeJourney';
export { lineSign } from './lineSign';
export { journeyTo } from './journeyAddress';
export { linesCount, metroSections } from './metroSections';
export { linesByStation, type CompiledLine, type CompiledNetwork } from './network';
export { planModes, preparePlanner, type Journey, type PlanMode, type Planner } from './planner';
export { aroundSchema, metroScreenSchema } from './metroScreenSchema';
export { stationKey, stationNames } from './stationNames';
