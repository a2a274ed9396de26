export { coversToday, earliestOffset, latestOffset } from './coversToday';
export { subscriptionsPlugin } from './subscriptionsPlugin';
export { addWindow, findWindows, prepareWindows, type ReadWindows } from './windowStore';
