import type { RouteData } from '@odysseus/contract';
import { createSearchEngine } from './engine/searchEngine';
import { ownEntries } from './ownEntries';

const route = (path: string, text: string): RouteData => ({
  path,
  text,
  icon: 'map',
  type: 'auth',
  area: 'main',
  nav: true,
});
const small = ['what', 'does', 'how', 'much', 'is'];

it.each(['what does access cost', 'price', 'cost', 'subscription', 'Expert Access'])(
  'leads “%s” to the page of what Expert Access costs',
  (query) => {
    const { find } = createSearchEngine(
      ownEntries([route('/app/checkout', 'Expert Access'), route('/app/profile', 'Profile')]),
      { same: [], wider: [], small, near: [], questions: [], card: [] },
    );
    expect(find(query).results).toMatchObject([{ path: '/app/checkout', title: 'Expert Access: what it costs' }]);
  },
);
