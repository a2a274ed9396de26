import { familyOf, pinFamilies, type FamilyKey, type Place } from '@odysseus/model';

/** Keys of what one looks for by name rather than to see it: standing up, most of it. */
export const serviceKeys = ['toilets', 'water', 'pharmacies', 'playgrounds', 'embassies'] as const;
export type ServiceKey = (typeof serviceKeys)[number];
export type LayerKey = ServiceKey | FamilyKey;

/** Places that share a pin and a switch on the map. */
export interface MapLayer {
  readonly key: LayerKey;
  readonly name: string;
  readonly colour: string;
  /** Drawn white on the pin, in a box of 24 by 24. */
  readonly glyph: string;
}

interface Service extends MapLayer {
  readonly key: ServiceKey;
  readonly tag: string;
}

const services: readonly Service[] = [
  {
    key: 'toilets',
    name: 'Toilets',
    tag: 'toilets',
    colour: '#2a5f9e',
    glyph:
      'M7 2.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM4.4 8h5.2v6.2h-.9V21H5.3v-6.8h-.9zM17 2.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM15.4 8h3.2l2.2 7h-2.2v6h-3.2v-6h-2.2z',
  },
  {
    key: 'water',
    name: 'Drinking water',
    tag: 'drinking-water',
    colour: '#0f7490',
    glyph: 'M12 2.5c4 5 6.5 8.2 6.5 12a6.5 6.5 0 0 1-13 0c0-3.8 2.5-7 6.5-12z',
  },
  {
    key: 'pharmacies',
    name: 'Pharmacies',
    tag: 'pharmacy',
    colour: '#1d7f4f',
    glyph: 'M4 9h16v2h-1.2a7 7 0 0 1-4.3 6.3V19H17v2H7v-2h2.5v-1.7A7 7 0 0 1 5.2 11H4zM14.5 2.8l1.8 1-2.6 4.4h-2.3z',
  },
  {
    key: 'playgrounds',
    name: 'Playgrounds',
    tag: 'playground',
    colour: '#b0527c',
    glyph: 'M5 3h5v6c0 4 3.5 8.5 9 9v2.5c-6 0-10.5-3.6-11.6-8.5V21H5z',
  },
];

const embassies: Service = {
  key: 'embassies',
  name: 'Embassies',
  tag: 'embassy',
  colour: '#66616f',
  glyph: 'M5 2.5h2.2v1.3h11.3l-3 4.4 3 4.4H7.2v8.9H5z',
};

/** What most visitors look for, the first of it. */
const soughtFirst: readonly LayerKey[] = ['sight', 'museum', 'toilets', 'water'];

/** Every layer that a map can have, in the order of its switches: what is sought most comes first. A place is on one of them. */
export const mapLayers: readonly MapLayer[] = [...pinFamilies, ...services, embassies].sort(
  (one, other) => turnOf(one) - turnOf(other),
);

function turnOf({ key }: MapLayer): number {
  const turn = soughtFirst.indexOf(key);
  return turn < 0 ? soughtFirst.length : turn;
}

/** Layers of what nobody comes for: their pins give way to all others', and their names wait until the map is near. */
export const quietLayers: readonly LayerKey[] = [...serviceKeys, 'help'];

const layersByKey = new Map(mapLayers.map((layer) => [layer.key, layer]));

/** A layer of that key. */
export function mapLayer(key: LayerKey): MapLayer {
  return layersByKey.get(key) ?? pinFamilies[0];
}

/** Whether a text, from an address for instance, names a layer. */
export function isLayerKey(text: string): text is LayerKey {
  return layersByKey.has(text as LayerKey);
}

/** The service that a place is by its tags, if it is one. */
export function serviceOf({ tags }: Pick<Place, 'tags'>): ServiceKey | undefined {
  return [...services, embassies].find(({ tag }) => tags.includes(tag))?.key;
}

/** The layer that a place is on: its service, or else what its kind belongs to. */
export function layerOf({
  kind,
  service,
}: Pick<Place, 'kind'> & { readonly service?: ServiceKey | undefined }): LayerKey {
  return service ?? familyOf(kind).key;
}
