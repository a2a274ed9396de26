import { defineRoutes, lazyScreen } from '@odysseus/runtime';

export default defineRoutes([
  {
    path: '/athens',
    text: 'Athens overview',
    icon: 'columns',
    component: lazyScreen(() => import('./screens/Overview')),
    type: 'public',
    area: 'athens',
    nav: true,
  },
]);
