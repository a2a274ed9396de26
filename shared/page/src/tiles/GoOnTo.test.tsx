import type { Area, RouteData } from '@odysseus/contract';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen } from '@testing-library/react';
import { GoOnTo } from './GoOnTo';

const siblings: readonly RouteData[] = ['/london', '/tube'].map((path) => ({
  path,
  text: path,
  icon: 'map',
  type: 'public',
  area: 'london',
  nav: true,
}));
const areas = ['london', 'paris', 'italy', 'athens'].map((key, order): Area => {
  const accent = { light: '#000000', dark: '#ffffff' };
  return { key, text: key, icon: 'map', path: `/${key}`, order, accent };
});
const ledTo = (known: readonly Area[] | undefined): (string | null)[] => {
  render(
    <MemoryRouter initialEntries={['/london']}>
      <ShellProvider value={shellApiStandIn({ areas: known })}>
        <GoOnTo related={[{ path: '/tube' }]} siblings={siblings} />
      </ShellProvider>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('goes on to the overviews of other destinations where its own has no three screens', () => {
  expect(ledTo(areas)).toEqual(['/tube', '/paris', '/italy']);
});

it('goes on to the trip where the shell names no destination', () => {
  expect(ledTo(undefined)).toEqual(['/tube', '/app/itinerarybuilder']);
});
