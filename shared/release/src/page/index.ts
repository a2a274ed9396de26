export { earlyActionsDigests } from './earlyActionsDigests';
export { isListed, type ScreenAbout } from './pageHead';
export {
  pageDocument,
  servedPage,
  sheetHeader,
  type PageRequest,
  type PricedPass,
  type RenderedScreen,
  type Served,
} from './pageDocument';
export { pageSetsOf, type PageSet } from './pageSets';
export { robots, sitemap, webManifest } from './siteFiles';
