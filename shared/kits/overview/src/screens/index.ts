export { OverviewScreen } from './OverviewScreen';
export { OverviewSections } from './OverviewSections';
export type { PicturedOpening, PicturedOverview } from './picturedOverview';
