import { emergencyIcon, type RouteData } from '@odysseus/contract';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, within } from '@testing-library/react';
import { ScreenTiles, tilesOnPhone } from './ScreenTiles';

const route = (path: string, more: Partial<RouteData> = {}): RouteData => ({
  path,
  text: `Text of ${path}`,
  icon: 'map',
  type: 'public',
  area: 'london',
  nav: true,
  ...more,
});
const siblings = [
  route('/map', { preparation: true }),
  route('/gems'),
  route('/safety', { preparation: true, icon: emergencyIcon }),
  route('/tea', { preparation: true, type: 'premium' }),
];
const tilesOf = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, line: `What ${path} holds`, vignette: 'map' }));
const show = (...paths: readonly string[]) =>
  render(
    <MemoryRouter initialEntries={['/london']}>
      <ShellProvider value={shellApiStandIn()}>
        <ScreenTiles tiles={tilesOf(...paths)} siblings={siblings} />
      </ShellProvider>
    </MemoryRouter>,
  );
const ledTo = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('has a card for what is written, an emergency page among it, and names what is to come in one list behind', () => {
  show('/map', '/gems', '/safety', '/tea', '/gone');
  const [cards, waiting] = screen.getAllByRole('list') as [HTMLElement, HTMLElement];
  expect(ledTo(cards)).toEqual(['/gems', '/safety']);
  expect(within(cards).getByText('What /safety holds')).toBeInTheDocument();
  expect(within(cards).queryByText('In preparation')).toBeNull();
  expect(waiting).toHaveAccessibleName('In preparation');
  expect(ledTo(waiting)).toEqual(['/map', '/tea']);
});

it('has no list of what is to come where all is written', () => {
  show('/gems');
  expect(screen.queryByText('In preparation')).toBeNull();
});

it('holds less room on a phone for a name than for a card', () => {
  const height = (...paths: readonly string[]) => tilesOnPhone(tilesOf(...paths), siblings);
  expect(height('/gems', '/map', '/tea')).toBeLessThan(height('/gems', '/safety', '/gems'));
});
