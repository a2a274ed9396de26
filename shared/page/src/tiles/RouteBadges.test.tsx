import { emergencyIcon, type RouteData } from '@odysseus/contract';
import { ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { render } from '@testing-library/react';
import { RouteBadges } from './RouteBadges';

const route: RouteData = { path: '/a', text: 'A', icon: 'map', type: 'public', area: 'city', nav: true };
const badgesOf = (change: Partial<RouteData>): string =>
  render(
    <ShellProvider value={shellApiStandIn()}>
      <RouteBadges route={{ ...route, ...change }} />
    </ShellProvider>,
  ).container.textContent;

it('calls free what everybody may read, and not what nobody can read yet', () => {
  expect(badgesOf({})).toBe('Free');
  expect(badgesOf({ preparation: true })).toBe('In preparation');
});

it('tells nobody in trouble that an emergency page is still to come: its numbers and first steps stand there', () => {
  expect(badgesOf({ preparation: true, icon: emergencyIcon })).toBe('Free');
});
