export type { CompiledOverview } from './compiledOverview';
export { overviewSchema, type Overview } from './schema';
