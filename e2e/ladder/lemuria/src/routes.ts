import { defineRoutes, lazyScreen } from '@odysseus/runtime';

export default defineRoutes([
  {
    path: '/lemuria',
    text: 'Lemuria overview',
    icon: 'ship',
    component: lazyScreen(() => import('./screens/Overview')),
    type: 'public',
    area: 'lemuria',
    nav: true,
  },
  {
    path: '/lemuria/reef',
    text: 'The reef',
    icon: 'gem',
    component: lazyScreen(() => import('./screens/Reef')),
    type: 'public',
    area: 'lemuria',
    nav: true,
  },
]);
