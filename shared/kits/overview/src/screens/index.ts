export { OverviewScreen } from './OverviewScreen';
export type { PicturedOverview } from './picturedOverview';
