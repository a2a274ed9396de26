export { compiledLiveSchema } from '../logic/compiledLive';
export { type GoldenMoment, goldenMoments, saidAt } from './goldenMoments';
