import { defineRoutes, lazyScreen } from '@odysseus/runtime';

export default defineRoutes([
  {
    path: '/{{key}}',
    text: '{{name}} overview',
    icon: 'map-pin',
    component: lazyScreen(() => import('./screens/Overview')),
    type: 'public',
    area: '{{key}}',
    nav: true,
    preparation: true,
  },
]);
