import type { Access, Area, Destination, RouteData, Session } from '@odysseus/contract';
import { listsAround, markOf, menuOf, presentFirst } from './menuModel';

const accent = { light: '#000000', dark: '#ffffff' };
const area = (key: string, order: number, parent?: string): Area => ({
  key,
  text: key,
  icon: 'map',
  path: `/${key}`,
  order,
  accent,
  ...(parent ? { parent } : {}),
});
const route = (path: string, type: RouteData['type'], areaKey: string, nav = true): RouteData => ({
  path,
  text: path,
  icon: 'map',
  type,
  area: areaKey,
  nav,
});

const shellRoutes = [
  route('/', 'public', 'main'),
  route('/app/checkout', 'auth', 'main'),
  route('/app/profile', 'auth', 'main'),
  route('/auth', 'public', 'main'),
  route('/legal/privacy', 'legal', 'legal', false),
];
const destinations: Destination[] = [
  { name: '@odysseus/italy', areas: [area('rome', 10, 'italy'), area('italy', 20)] },
  { name: '@odysseus/paris', areas: [area('paris', 10)] },
];
const cityRoutes = [
  route('/paris', 'public', 'paris'),
  route('/app/live', 'premium', 'paris'),
  route('/paris-explore', 'public', 'landing', false),
  route('/italy/rome', 'public', 'rome'),
];

const signedOut: Session = { state: 'signedOut' };
const signedIn: Session = {
  state: 'signedIn',
  user: { uid: 'u', email: 'a@example.com', displayName: null, photoURL: null },
};
const access = (state: Access['state']): Access => ({ state });

describe('menuOf', () => {
  it('hides entries of type auth from signed-out visitors, and the sign-in entry from signed-in ones', () => {
    const paths = (session: Session) =>
      menuOf(shellRoutes, destinations, cityRoutes, session, access('signedOut')).main.map((entry) => entry.route.path);
    expect(paths(signedOut)).toEqual(['/', '/auth']);
    expect(paths(signedIn)).toEqual(['/', '/app/checkout', '/app/profile']);
  });

  it('orders destinations and puts a city into its country, and lists no hidden route', () => {
    const { lists } = menuOf(shellRoutes, destinations, cityRoutes, signedOut, access('signedOut'));
    expect(lists.map((list) => list.area.key)).toEqual(['paris', 'italy']);
    expect(lists[1]?.children.map((list) => list.area.key)).toEqual(['rome']);
    expect(JSON.stringify(lists)).not.toContain('/paris-explore');
  });

  it('knows which lists must be open around an address', () => {
    const { lists } = menuOf(shellRoutes, destinations, cityRoutes, signedOut, access('signedOut'));
    expect(listsAround(lists, '/italy/rome')).toEqual(['italy', 'rome']);
    expect(listsAround(lists, '/')).toEqual([]);
  });

  it('tells of the present city before the others', () => {
    const { lists } = menuOf(shellRoutes, destinations, cityRoutes, signedOut, access('signedOut'));
    const keys = (path: string) => presentFirst(lists, path).map((list) => list.area.key);
    expect(keys('/italy/rome')).toEqual(['italy', 'paris']);
    expect(keys('/')).toEqual(['paris', 'italy']);
  });
});

describe('markOf', () => {
  const premium = route('/app/live', 'premium', 'paris');
  it.each<[string, RouteData, Session, Access['state'], string]>([
    ['public, signed out', route('/paris', 'public', 'paris'), signedOut, 'signedOut', 'free'],
    ['public, with a pass', route('/paris', 'public', 'paris'), signedIn, 'active', 'free'],
    ['premium, signed out', premium, signedOut, 'signedOut', 'expert'],
    ['premium, nobody known yet', premium, { state: 'loading' }, 'loading', 'expert'],
    ['premium, without a pass', premium, signedIn, 'inactive', 'locked'],
    ['premium, check failed', premium, signedIn, 'failed', 'locked'],
    ['premium, with a pass', premium, signedIn, 'active', 'none'],
    ['legal', route('/legal/privacy', 'legal', 'legal'), signedOut, 'signedOut', 'none'],
  ])('%s', (_name, entry, session, state, mark) => {
    expect(markOf(entry, session, access(state))).toBe(mark);
  });
});
