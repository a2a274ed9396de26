import { mapLayers, type CompiledMap, type MapPlace } from '@odysseus/map';
import { placeCopy } from '@odysseus/places';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** Of a layer's places, how many are named. */
const namesTold = 4;

/** The walks of a map, its layers of what one looks for standing up, and the places of which no page tells. */
export function mapEntries(searched: SearchedScreen<CompiledMap>): Entry[] {
  return [...walkEntries(searched), ...layerEntries(searched)];
}

/** A place that the map alone shows. */
export function mapPlaceEntry({ id, name, local, kind, quarter, service, summary }: MapPlace, path: string): Entry {
  const names = [name, local];
  return entry({
    kind: 'place',
    title: name,
    ...(local && local !== name ? { local } : {}),
    label: nameOfLayer(service) ?? placeCopy.kinds[kind],
    line: summary,
    about: wordsOf([placeCopy.kinds[kind], quarter], names),
    path: `${path}?place=${id}`,
  });
}

/** Each layer of a service with how many places it has. */
function layerEntries({ screen: { places }, path, title }: SearchedScreen<CompiledMap>): Entry[] {
  return mapLayers.flatMap(({ key, name }) => {
    const on = places.filter(({ service }) => service === key);
    if (on.length === 0) return [];
    return entry({
      kind: 'group',
      title: name,
      label: labels.layer,
      line: told(on.map((place) => place.name)),
      about: wordsOf([title], [name]),
      path: `${path}?show=${key}`,
    });
  });
}

function told(names: readonly string[]): string {
  const first = names.slice(0, namesTold);
  return [...first, ...(names.length > first.length ? [`${names.length - first.length} more`] : [])].join(' · ');
}

function nameOfLayer(service: MapPlace['service']): string | undefined {
  return mapLayers.find(({ key }) => key === service)?.name;
}

function walkEntries({ screen, path }: SearchedScreen<CompiledMap>): Entry[] {
  const walks = screen.walks ?? [];
  if (walks.length === 0) return [];
  const all = entry({
    kind: 'section',
    title: labels.walks,
    label: labels.section,
    line: walks.map(({ title }) => title).join(' · '),
    path: `${path}#walks`,
  });
  const each = walks.map(({ key, title, line, quick, from, to, stops }) =>
    entry({
      kind: 'walk',
      title,
      label: labels.walk,
      line: quick,
      about: wordsOf(
        ['walk walking tour', key.replaceAll('-', ' '), from, to, ...stops.map(({ name }) => name)],
        [title],
      ),
      body: wordsOf([line, ...stops.map(({ what }) => what)], [title]),
      path: `${path}?walk=${key}`,
    }),
  );
  return [all, ...each];
}
