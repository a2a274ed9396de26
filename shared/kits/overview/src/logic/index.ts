export { anchors } from './anchors';
export { basicSchema, basicsOf, type Basic } from './basicSchema';
export type { CompiledOverview, ReadyMade } from './compiledOverview';
export { overviewOpening, type OverviewOpening } from './overviewOpening';
export { overviewSchema, type Overview } from './schema';
