export type { CompiledMetro } from './compiledMetro';
export { describeJourney, describeNetwork } from './describe';
export { linesByStation, type CompiledLine, type CompiledNetwork } from './network';
export { planModes, preparePlanner, type Journey, type PlanMode, type Planner } from './planner';
export { metroScreenSchema } from './screenSchema';
export { stationKey, stationNames } from './stationNames';
