import { coordinates, type LatLng } from '@odysseus/model';
import * as z from 'zod/mini';
import { isLayerKey } from './mapLayers';
import type { LayerChoice, PlaceChoice } from './placeView';

/** What of the map is seen: its middle, and how near. */
export interface Camera {
  readonly middle: LatLng;
  readonly zoom: number;
}

/** What an address says of the map. */
export interface MapAddress {
  readonly place?: string | undefined;
  readonly walk?: string | undefined;
  readonly choice: PlaceChoice;
  readonly camera?: Camera | undefined;
}

const names = {
  place: 'place',
  walk: 'walk',
  layers: 'show',
  open: 'open',
  free: 'free',
  query: 'q',
  camera: 'at',
} as const;
const keySchema = z.string().check(z.regex(/^[\w-]{1,80}$/));
const querySchema = z.string().check(z.maxLength(100));
const zoomSchema = z.number().check(z.gte(0), z.lte(22));

/** Reads what an address says. Rubbish in it says nothing. @param search the address's own, with or without its question mark */
export function readMapAddress(search: string): MapAddress {
  const parameters = new URLSearchParams(search);
  const layers = (parameters.get(names.layers) ?? '').split(',').filter(isChoice);
  const query = querySchema.safeParse(parameters.get(names.query) ?? '');
  return {
    place: keyIn(parameters, names.place),
    walk: keyIn(parameters, names.walk),
    camera: cameraIn(parameters.get(names.camera)),
    choice: {
      layers: new Set(layers),
      open: parameters.get(names.open) === '1',
      free: parameters.get(names.free) === '1',
      query: query.success ? query.data : '',
    },
  };
}

/** An address with a change of the map. What else stands in it stays. */
export function writeMapAddress(search: string, change: Partial<MapAddress>): string {
  const parameters = new URLSearchParams(search);
  const write = (name: string, value: string | undefined): void => {
    if (value === undefined || value === '') parameters.delete(name);
    else parameters.set(name, value);
  };
  if ('place' in change) write(names.place, change.place);
  if ('walk' in change) write(names.walk, change.walk);
  if ('camera' in change) write(names.camera, change.camera && wordsOf(change.camera));
  if (change.choice) {
    const { layers, open, free, query } = change.choice;
    write(names.layers, [...layers].join());
    write(names.open, open ? '1' : undefined);
    write(names.free, free ? '1' : undefined);
    write(names.query, query);
  }
  // Commas are lawful in a query, and read better.
  const text = parameters.toString().replace(/%2C/g, ',');
  return text === '' ? '' : `?${text}`;
}

/** The map's address with a place chosen. @param path of the screen that draws it */
export function placeOnMap(path: string, id: string): string {
  return `${path}${writeMapAddress('', { place: id })}`;
}

function isChoice(text: string): text is LayerChoice {
  return text === 'trip' || isLayerKey(text);
}

function keyIn(parameters: URLSearchParams, name: string): string | undefined {
  return keySchema.safeParse(parameters.get(name)).data;
}

function cameraIn(text: string | null): Camera | undefined {
  const [latitude, longitude, zoom, ...more] = (text ?? '')
    .split(',')
    .map((part) => (part === '' ? NaN : Number(part)));
  const middle = coordinates.safeParse([latitude, longitude]);
  const near = zoomSchema.safeParse(zoom);
  return more.length === 0 && middle.success && near.success ? { middle: middle.data, zoom: near.data } : undefined;
}

/** To about a metre. */
function wordsOf({ middle: [latitude, longitude], zoom }: Camera): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom.toFixed(2)}`;
}
