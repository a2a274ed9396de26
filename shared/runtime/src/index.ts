export { lazyScreen, type LazyScreen } from './lazyScreen';
export {
  useAccess,
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
export { BrowserRouter, Link, useLocation, useNavigate } from './router';
export { defineRoutes, routeData, type RouteEntry, type RoutesModule } from './routes';
export { ScreenHeadContext, TellHead, type ScreenHead } from './screenHead';
export { PageProvider, ScreenProvider, ShellProvider, useShell, useUnsaved } from './shell';
