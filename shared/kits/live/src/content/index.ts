export { compileLive } from './compileLive';
