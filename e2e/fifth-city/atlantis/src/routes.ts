import { defineRoutes, lazyScreen } from '@odysseus/runtime';

export default defineRoutes([
  {
    path: '/atlantis',
    text: 'Atlantis overview',
    icon: 'ship',
    component: lazyScreen(() => import('./screens/Overview')),
    type: 'public',
    area: 'atlantis',
    nav: true,
  },
  {
    path: '/app/atlantis/treasure',
    text: 'Sunken treasure',
    icon: 'gem',
    component: lazyScreen(() => import('./screens/Overview')),
    type: 'premium',
    area: 'atlantis',
    nav: true,
  },
]);
