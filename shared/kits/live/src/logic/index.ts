export type { CompiledLive } from './compiledLive';
export { liveScreenSchema, type LiveScreenContent } from './schema';
