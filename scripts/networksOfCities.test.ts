import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LatLng } from '@odysseus/model';
import { preparePlanner, stationKey } from '@odysseus/transit';
import { readNetwork } from '@odysseus/transit/content';
import { parse } from 'yaml';
import { networkFiles } from './networkOf';
import { independentSearch, metresApart, writtenNetwork } from './testing/independentJourney';

/** Journeys of each city that are held against another search. */
const journeys = 80;
/** Stations near a place that somebody walks to, and how far. */
const [tried, longestWalk] = [2, 1_400];

const cities = [...networkFiles()];

it('knows the cities that have a network by their own names', () => {
  expect(cities.map(([city]) => city)).toEqual(expect.arrayContaining(['paris', 'rome']));
});

describe.each(cities)('the network of %s', (_city, file) => {
  const written = writtenNetwork(file);
  const network = readNetwork(file);
  const planner = preparePlanner(network);
  const search = independentSearch(written);
  const searched = new Map<string, ReturnType<typeof search>>();
  const found = (from: string, to: string) => {
    const known = searched.get(from) ?? search(from);
    searched.set(from, known);
    return known.get(to);
  };
  const at = new Map(written.stations.map(({ id, coordinates }) => [id, coordinates]));
  const metres = (one: string | undefined, other: string | undefined): number => {
    const [from, to] = [at.get(one ?? ''), at.get(other ?? '')];
    return from && to ? metresApart(from, to) : 0;
  };
  const orders = written.lines.flatMap(({ id, by = 'metro', branches, oneWay = [] }) =>
    [...branches, ...oneWay].map((order) => ({ id, by, order })),
  );

  it('leads from each station to every other', () => {
    const neighbours = new Map<string, Set<string>>();
    const join = (one: string, other: string): void => {
      neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
      neighbours.set(other, (neighbours.get(other) ?? new Set()).add(one));
    };
    for (const { order } of orders) order.slice(1).forEach((to, place) => join(order[place] ?? to, to));
    for (const { between, signed } of written.interchanges) if (signed !== false) join(...between);
    const reached = new Set(written.stations.slice(0, 1).map(({ id }) => id));
    for (const station of reached) for (const next of neighbours.get(station) ?? []) reached.add(next);
    expect(written.stations.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it('has its lines in order: no two neighbours could stand better the other way round', () => {
    const wrong = orders.flatMap(({ id, order }) =>
      order.slice(1, -2).flatMap((one, index) => {
        const [before, other, after] = [order[index], order[index + 2], order[index + 3]];
        const [now, swapped] = [metres(before, one) + metres(other, after), metres(before, other) + metres(one, after)];
        return swapped < now - 400 ? [`${id}: ${one}, ${other}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has neighbours as far apart as such lines stop', () => {
    const [nearest, farthest] = [150, { metro: 4_500, tram: 4_500, train: 40_000 } as Record<string, number>];
    const odd = orders.flatMap(({ id, by, order }) =>
      order.slice(1).flatMap((to, place) => {
        const far = metres(order[place], to);
        return far < nearest || far > (farthest[by] ?? 0)
          ? [`${id}: ${order[place]} – ${to}, ${Math.round(far)} m`]
          : [];
      }),
    );
    expect(odd).toEqual([]);
  });

  it('has running times that such lines keep', () => {
    const [slowest, fastest] = [5, { metro: 75, tram: 40, train: 130 } as Record<string, number>];
    const odd = written.lines.flatMap(({ id, by = 'metro', branches, minutes = [] }) =>
      branches.flatMap((order, number) =>
        order.slice(1).flatMap((to, place) => {
          const told = minutes[number]?.[place];
          const kmh = told === undefined ? undefined : (metres(order[place], to) * 1.07 * 0.06) / told;
          return kmh !== undefined && (kmh < slowest || kmh > (fastest[by] ?? 0))
            ? [`${id}: ${order[place]} – ${to}, ${Math.round(kmh)} km/h`]
            : [];
        }),
      ),
    );
    expect(odd).toEqual([]);
  });

  it(`plans ${journeys} journeys from door to door as another search does, to the minute`, () => {
    const index = new Map(network.stations.map(({ name }, place) => [stationKey(name), place]));
    const oneWay = new Set(written.lines.flatMap(({ oneWay = [] }) => oneWay.flat()));
    const near = (place: LatLng) =>
      written.stations
        .map(({ id, coordinates }) => ({ id, metres: metresApart(place, coordinates) }))
        .filter(({ id, metres }) => metres <= longestWalk && !oneWay.has(id))
        .sort((a, b) => a.metres - b.metres)
        .slice(0, tried);
    const doors = placesIn(dirname(file)).filter(({ coordinates }) => near(coordinates).length > 0);
    const pairs = doors.flatMap((from, row) =>
      doors.flatMap((to, column) => (from !== to && (row * 31 + column * 17) % 197 === 0 ? [[from, to] as const] : [])),
    );
    const chosen = pairs.filter((_, number) => number % Math.max(1, Math.floor(pairs.length / journeys)) === 0);
    const differing = chosen.slice(0, journeys).flatMap(([from, to]) => {
      const ends = near(from.coordinates).flatMap((start) =>
        near(to.coordinates).flatMap((end) => (start.id === end.id ? [] : [{ start, end }])),
      );
      return ends.flatMap(({ start, end }) => {
        const planned = planner.plan(index.get(start.id) ?? -1, index.get(end.id) ?? -1, 'fastest');
        if (planned?.legs.some(({ line }) => line.oneWay)) return [];
        const other = found(start.id, end.id);
        const same =
          planned &&
          other &&
          planned.transfers === other.changes &&
          Math.abs(planned.minutes - other.seconds / 60) <= 1;
        return same ? [] : [{ from: from.id, to: to.id, ends: [start.id, end.id], planned: planned?.minutes, other }];
      });
    });
    expect(chosen.length).toBeGreaterThanOrEqual(journeys);
    expect(differing).toEqual([]);
  });
});

/** Places of a city's files, which stand beside its network or in `content/` beside the network's folder. */
function placesIn(folder: string): { readonly id: string; readonly coordinates: LatLng }[] {
  return [join(folder, 'places'), join(folder, '..', 'content', 'places')]
    .filter((own) => existsSync(own))
    .flatMap((own) =>
      readdirSync(own, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml') && !name.endsWith('_folder.yaml'))
        .map((name) => readFileSync(join(own, name), 'utf8')),
    )
    .flatMap((text) => (parse(text) as { places: { id: string; coordinates: LatLng }[] }).places);
}
