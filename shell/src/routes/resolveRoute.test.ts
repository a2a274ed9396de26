import { lazyScreen, type RouteEntry } from '@odysseus/runtime';
import type { RemoteRoute } from '../services/remotes';
import { resolveRoute } from './resolveRoute';

const component = lazyScreen(() => Promise.reject(new Error('not loaded in this test')));
const shell: RouteEntry[] = [
  { path: '/', text: 'Home', icon: 'house', type: 'public', area: 'main', nav: true, component },
  {
    path: '/app/checkout',
    aliases: ['/app/dashboard'],
    text: 'Expert Access',
    icon: 'sparkles',
    type: 'auth',
    area: 'main',
    nav: true,
    component,
  },
];
const odysseus = {
  remote: '@odysseus/paris',
  route: {
    path: '/app/odyessus',
    aliases: ['/app/odysseus'],
    text: 'Odysseus',
    icon: 'map',
    type: 'premium',
    area: 'paris',
    nav: true,
  },
} as unknown as RemoteRoute;
const find = (path: string) => (path === '/app/odyessus' || path === '/app/odysseus' ? odysseus : undefined);

describe('resolveRoute', () => {
  it.each([
    ['/', true, { kind: 'shell' }],
    ['/app/dashboard', true, { kind: 'redirect', to: '/app/checkout' }],
    ['/app/checkout/', true, { kind: 'redirect', to: '/app/checkout' }],
    ['/app/odysseus', true, { kind: 'redirect', to: '/app/odyessus' }],
    ['/app/odyessus', true, { kind: 'remote' }],
    ['/APP/odyessus', true, { kind: 'notFound' }],
    ['/nowhere', true, { kind: 'notFound' }],
    ['/nowhere', false, { kind: 'unknownYet' }],
  ])('%s (document complete: %s)', (path, complete, expected) => {
    expect(resolveRoute(path, { shell, find, complete })).toMatchObject(expected);
  });
});
