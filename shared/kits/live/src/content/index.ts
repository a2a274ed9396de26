export { compileCitySources } from './compileCitySources';
export { compileLive } from './compileLive';
