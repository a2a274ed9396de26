export { lazyScreen, type LazyScreen } from './lazyScreen';
export { BrowserRouter, Link, useLocation, useNavigate } from './router';
export { defineRoutes, routeData, type RouteEntry, type RoutesModule } from './routes';
export { ScreenHeadContext, TellHead, type ScreenHead } from './screenHead';
export { ShellProvider, useShell, useUnsaved } from './shell';
