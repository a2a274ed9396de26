export { lazyScreen, type LazyScreen } from './lazyScreen';
export { BrowserRouter, Link, useLocation, useNavigate } from './router';
export { defineRoutes, routeData, type RouteEntry, type RoutesModule } from './routes';
export { ShellProvider, useShell } from './shell';
