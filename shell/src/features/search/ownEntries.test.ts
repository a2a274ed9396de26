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

it.each(['trip planner', 'my trip', 'print my trip', 'itinerary builder'])(
  'leads “%s” to the visitor’s own trip, which no menu names',
  (query) => {
    const { find } = createSearchEngine(
      ownEntries([
        { ...route('/app/itinerarybuilder', 'Itinerary builder'), nav: false },
        route('/app/profile', 'Profile'),
        { ...route('/app/hidden', 'Trip of the team'), nav: false },
      ]),
      { same: [], wider: [], small, near: [], questions: [], card: [] },
    );
    expect(find(query).results).toMatchObject([{ path: '/app/itinerarybuilder', title: 'My trip' }]);
  },
);
