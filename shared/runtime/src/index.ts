export { lazyScreen, type LazyScreen } from './lazyScreen';
export {
  useAccess,
  useAreas,
  useDangerReader,
  useMapStyle,
  useMistakeReport,
  usePlan,
  usePremiumReader,
  useScreenOrigin,
  useService,
  useSession,
  useSettings,
  useTrack,
} from './parts';
export { Link, type LinkProps } from './Link';
export { BrowserRouter, StaticRouter, useLocation, useNavigate, type Navigate } from './router';
export { defineRoutes, routeData, type RouteEntry, type RoutesModule, type TripPart } from './routes';
export { ScreenHeadContext, TellHead, type ScreenHead } from './screenHead';
export { PageProvider, ScreenProvider, ShellProvider, useShell, useUnsaved } from './shell';
export type { SiteLocation } from './siteLocation';
