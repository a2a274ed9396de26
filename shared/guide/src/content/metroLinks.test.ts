import { join } from 'node:path';
import { latLng, type CompiledPlaceList } from '@odysseus/model';
import { leadByMetro, withMetro } from './metroLinks';

const lead = leadByMetro('/metro', join(__dirname, '../../../../remotes/paris/metro/network.yaml'));

it.each([
  [['Bir-Hakeim (M6)', 'Trocadéro (M6, M9)'], '/metro?to=bir-hakeim'],
  [['Champ de Mars Tour Eiffel (RER C)', 'Bir-Hakeim (M6)'], '/metro?to=bir-hakeim'],
  [['Saint-Denis–Université (M13), then bus 43'], '/metro?to=saint-denis-universite'],
  [['Versailles Château Rive Gauche (RER C)'], undefined],
  [[], undefined],
])('%j', (stops, address) => {
  expect(lead(stops)).toBe(address);
});

it('leads past what else the screen holds, and by stops that tell the minutes on foot', () => {
  const rome = join(__dirname, '../../../../remotes/italy/content/rome/network.yaml');
  const around = leadByMetro('/romepack', rome, '#planner');
  expect(around(['Galvani (bus 83), 6 min', 'Piramide (B), 14 min on foot'])).toBe('/romepack?to=piramide#planner');
});

it('leads the places of a list there, and none of a city without a network', () => {
  const list = {
    places: {
      tower: { id: 'tower', nearestStops: ['Bir-Hakeim (M6)'], coordinates: latLng(48.86, 2.29) },
      hill: { id: 'hill', nearestStops: [], coordinates: latLng(48.9, 2.3) },
    },
  } as unknown as CompiledPlaceList;
  const { places } = withMetro(list, lead);
  expect(places['tower']?.metro).toBe('/metro?to=bir-hakeim');
  expect(places['hill']).not.toHaveProperty('metro');
  expect(withMetro(list, undefined)).toBe(list);
});
