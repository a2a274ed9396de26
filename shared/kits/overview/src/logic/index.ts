export type { CompiledOverview, ReadyMade } from './compiledOverview';
export { overviewSchema, type Overview } from './schema';
