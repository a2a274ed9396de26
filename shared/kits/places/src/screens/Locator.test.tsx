import { latLng } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen } from '@testing-library/react';
import { PlaceListScreen } from './PlaceListScreen';

const mapView = [latLng(48.8155, 2.25), latLng(48.9035, 2.418)] as [
  ReturnType<typeof latLng>,
  ReturnType<typeof latLng>,
];
/** Of one kind: what would be drawn for the one would stand on the other, too. */
const parks = [
  samplePlace('west', { name: 'West park', coordinates: latLng(48.86, 2.27) }),
  samplePlace('east', { name: 'East park', coordinates: latLng(48.86, 2.4) }),
  samplePlace('far', { name: 'Far park', coordinates: latLng(48.8049, 2.1204) }),
];
const groups = [{ title: 'All of them', entries: parks.map(({ id }) => ({ place: id, why: 'Because.' })) }];

const show = (more: { readonly locator?: string }) =>
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn()}>
        <PlaceListScreen content={{ ...samplePlaceList(parks, { groups }), mapView, ...more }} path="/sights" />
      </ShellProvider>
    </MemoryRouter>,
  );
const across = (name: string) => {
  const at = screen.getByRole('article', { name }).querySelector('circle[cx][r="4.5"]')?.getAttribute('cx');
  return at ? Number(at) : undefined;
};

it('shows where in the city each place lies, where a drawing would not tell them apart', () => {
  show({ locator: '/locator.svg' });
  expect(across('West park')).toBeLessThan(44);
  expect(across('East park')).toBeGreaterThan(44);
  expect(screen.getByRole('article', { name: 'West park' }).querySelector('image')).toHaveAttribute(
    'href',
    '/locator.svg',
  );
});

it('shows nothing for a place beyond the map, and nowhere without a map', () => {
  show({ locator: '/locator.svg' });
  expect(across('Far park')).toBeUndefined();
});

it('shows nothing where no map came with the list', () => {
  show({});
  expect(across('West park')).toBeUndefined();
});
