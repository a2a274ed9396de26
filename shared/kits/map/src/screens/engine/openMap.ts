import { lngLatOf, type LatLng } from '@odysseus/model';
import type { FeatureCollection } from 'geojson';
import {
  Map as LiveMap,
  setWorkerUrl,
  type GeoJSONSource,
  type MapGeoJSONFeature,
  type StyleSpecification,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { mapCopy } from '../copy';
import type { DrawnWalk } from '../../logic/compiledWalk';
import { circleRound } from '../../logic/geometry';
import { palettes } from '../../logic/mapColours';
import { widened, type View } from '../../logic/projection';
import { ringMetres, ringMinutes } from '../../logic/rings';
import { groundLayers, metroLayers, nameLayers, pageFonts, visitorLayers, type Fonts } from './layers';
import type { MapHandle, MapOptions, MapPoint } from './mapHandle';
import { fetchOnlineStyle, fontOf, onlineLimits } from './onlineStyle';
import { walkLineLayers, walkStopLayers, type WalkColours } from './walkLayers';
import { addNameImage, addPinImages, runsRightToLeft } from './pinImages';

type Features = FeatureCollection;
const none: Features = { type: 'FeatureCollection', features: [] };
/** How far beside a pin a tap still counts, in pixels: targets of 24 px and more. */
const reach = 14;
const closeZoom = 14.6;

/** From this width on, in pixels, the card of a chosen place lies over the frame (PlaceMap.styles.ts). */
const wideFrame = 520;

/** Room around what is fitted, in pixels: nothing lies below the buttons. */
const besideControls = { top: 16, bottom: 16, left: 16, right: 72 };
/** As much and the half of a stop's number around a walk. */
const besideWalk = { top: 32, bottom: 48, left: 32, right: 84 };

/**
 * Opens a live map in a container. Resolves once it is drawn.
 * @throws {Error} when the basemap can't be fetched or the map can't start
 */
export async function openMap(options: MapOptions): Promise<MapHandle> {
  const { container, view, events, still } = options;
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const [response] = await Promise.all([fetch(options.data), preloadFonts()]);
  if (!response.ok) throw new Error(`The basemap answered ${response.status}.`);
  const basemap = (await response.json()) as Features;
  const data: Record<'places' | 'chosen' | 'rings' | 'walk' | 'me', Features> = {
    places: none,
    chosen: none,
    rings: none,
    walk: none,
    me: none,
  };
  let scheme = options.scheme;
  let online: StyleSpecification | undefined;
  let byVisitor = false;
  const closing = new AbortController();

  const overlaySources = (): StyleSpecification['sources'] => ({
    basemap: { type: 'geojson', data: basemap, maxzoom: 15, tolerance: 0.25 },
    ...Object.fromEntries(
      Object.entries(data).map(([name, features]) => [name, { type: 'geojson', data: features, maxzoom: 16 }]),
    ),
  });
  const walkColours = (): WalkColours => {
    const page = getComputedStyle(container);
    const { ring, halo } = palettes[scheme];
    return {
      accent: page.getPropertyValue('--color-accent').trim() || ring,
      onAccent: page.getPropertyValue('--color-accent-text').trim() || halo,
      casing: halo,
    };
  };
  const embeddedStyle = (): StyleSpecification => ({
    version: 8,
    sources: overlaySources(),
    layers: [
      ...groundLayers(scheme),
      ...metroLayers(scheme),
      ...nameLayers(scheme),
      ...walkLineLayers(walkColours()),
      ...visitorLayers(scheme),
      ...walkStopLayers(walkColours(), pageFonts),
    ],
  });
  const onlineStyle = (style: StyleSpecification): StyleSpecification => {
    const font = fontOf(style);
    const fonts: Fonts = font ? { plain: font, bold: font, display: font, italic: font } : pageFonts;
    return {
      ...style,
      sources: { ...style.sources, ...overlaySources() },
      layers: [
        ...style.layers,
        ...metroLayers(scheme),
        ...walkLineLayers(walkColours()),
        ...visitorLayers(scheme, fonts),
        ...walkStopLayers(walkColours(), fonts),
      ],
    };
  };

  const map = new LiveMap({
    container,
    style: embeddedStyle(),
    bounds: boundsOf(view),
    fitBoundsOptions: { padding: besideControls },
    maxBounds: boundsOf(widened(view, 0.6)),
    minZoom: 9,
    maxZoom: 18,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    fadeDuration: still ? 0 : 200,
    locale: {
      'Map.Title': options.name,
      'CooperativeGesturesHandler.WindowsHelpText': mapCopy.gesture.windows,
      'CooperativeGesturesHandler.MacHelpText': mapCopy.gesture.mac,
      'CooperativeGesturesHandler.MobileHelpText': mapCopy.gesture.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  const addImages = (): void => {
    addPinImages(map, scheme);
    for (const feature of data.places.features)
      if (feature.properties?.['drawn']) addNameImage(map, String(feature.properties['name']), scheme);
  };
  // A style is asked for its images before it says that it has loaded, and forgets them when another takes over.
  map.setMissingStyleImageResolver((id) => {
    if (/^(pin-|trees$|name-)/.test(id)) addImages();
  });
  const put = (name: keyof typeof data, features: Features): void => {
    data[name] = features;
    // What fails is told by the map's event `error`.
    void map.getSource<GeoJSONSource>(name)?.setData(features);
  };
  const nearestAt = ({ x, y }: { readonly x: number; readonly y: number }): string | undefined => {
    if (!map.getLayer('pins')) return undefined;
    const found = map.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: ['chosen', 'pins', 'dots'] },
    );
    return closest(map, found, x, y);
  };
  map.on('click', ({ point }) => {
    const id = nearestAt(point);
    if (id) events.chosen(id);
  });
  let pointed: string | undefined;
  const point = (id: string | undefined): void => {
    map.getCanvas().style.cursor = id ? 'pointer' : '';
    if (id === pointed) return;
    pointed = id;
    events.pointed(id);
  };
  // At most once a frame, and never while the map moves: finding what lies under the pointer costs more than drawing it.
  let looking = 0;
  map.on('mousemove', (event) => {
    if (looking !== 0 || map.isMoving()) return;
    looking = requestAnimationFrame(() => {
      looking = 0;
      if (!closing.signal.aborted && !map.isMoving()) point(nearestAt(event.point));
    });
  });
  map.on('mouseout', () => point(undefined));
  map.on('movestart', (event) => {
    if ('originalEvent' in event && event.originalEvent) byVisitor = true;
  });
  map.on('moveend', () => {
    const bounds = map.getBounds();
    events.moved(byVisitor ? [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()] : undefined);
  });
  map.on('webglcontextlost', () => events.lost());
  map.on('webglcontextrestored', () => {
    addImages();
    events.restored();
  });
  // Dead tiles are counted below; without a listener they would be errors of the page.
  map.on('error', () => undefined);

  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    closing.signal.addEventListener('abort', () => reject(new Error('The map was closed.')));
  });
  addImages();
  events.basemap('embedded');
  if (options.onlineStyle) void goOnline(options.onlineStyle);

  /** The online map takes over on its first tile, and gives way to the embedded one when tiles fail. */
  async function goOnline(url: string): Promise<void> {
    const style = await fetchOnlineStyle(url, closing.signal);
    if (!style || closing.signal.aborted) return;
    online = style;
    const own = new Set(Object.keys(overlaySources()));
    let errors = 0;
    let arrived = false;
    const giveWay = (): void => {
      map.off('error', count);
      map.off('sourcedata', arrive);
      clearTimeout(timer);
      online = undefined;
      map.setStyle(embeddedStyle(), { diff: false });
      events.basemap('embedded');
    };
    const count = (): void => {
      errors += 1;
      if (errors >= onlineLimits.tileErrors) giveWay();
    };
    const arrive = (event: { readonly sourceId?: string; readonly tile?: unknown }): void => {
      if (arrived || !event.tile || own.has(event.sourceId ?? '')) return;
      arrived = true;
      clearTimeout(timer);
      events.basemap('online');
    };
    const timer = setTimeout(() => {
      if (!arrived) giveWay();
    }, onlineLimits.firstTile);
    map.on('error', count);
    map.on('sourcedata', arrive);
    map.setStyle(onlineStyle(style), { diff: false });
  }

  const move = { animate: !still } as const;
  return {
    setPlaces: (places) => {
      const features = places.map(featureOf);
      for (const { properties } of features) if (properties.drawn) addNameImage(map, properties.name, scheme);
      put('places', { type: 'FeatureCollection', features });
    },
    setChosen: (places) => put('chosen', { type: 'FeatureCollection', features: places.map(featureOf) }),
    setRings: (centre) => put('rings', centre ? ringFeatures(centre) : none),
    setPosition: (at) => put('me', at ? { type: 'FeatureCollection', features: [pointFeature(at, {})] } : none),
    show: (at) => {
      byVisitor = true;
      // A card about it lies over the lower left of a wide frame, and below a narrow one.
      const { clientWidth, clientHeight } = container;
      const offset: [number, number] =
        clientWidth < wideFrame ? [0, 0] : [Math.min(190, clientWidth / 4), -clientHeight / 8];
      map.easeTo({ center: lngLatOf(at), zoom: Math.max(map.getZoom(), closeZoom), offset, ...move });
    },
    setWalk: (walk) => {
      put('walk', walk ? walkFeatures(walk) : none);
      const box = walk && boxOf(walk.line);
      if (!box) return;
      byVisitor = true;
      map.fitBounds(box, { padding: besideWalk, maxZoom: 16.5, ...move });
    },
    fit: (places) => {
      const box = boxOf(places.map(({ at }) => at));
      if (box) map.fitBounds(box, { padding: 60, maxZoom: 15, ...move });
    },
    fitWhole: () => {
      byVisitor = false;
      map.fitBounds(boundsOf(view), { padding: besideControls, ...move });
    },
    zoomBy: (steps) => {
      byVisitor = true;
      map.zoomTo(map.getZoom() + steps, move);
    },
    moveBy: (right, down) => {
      byVisitor = true;
      const { clientWidth, clientHeight } = container;
      map.panBy([right * clientWidth, down * clientHeight], move);
    },
    setScheme: (wanted) => {
      if (wanted === scheme) return;
      scheme = wanted;
      map.setStyle(online ? onlineStyle(online) : embeddedStyle(), { diff: false });
    },
    remove: () => {
      closing.abort();
      map.remove();
    },
  };
}

/** Labels are drawn letter by letter, from the fonts that are there. */
async function preloadFonts(): Promise<void> {
  const letters = 'AÉŒœÎç';
  await Promise.allSettled(
    ['600 16px "Figtree Variable"', '600 16px "Fraunces Variable"'].map((font) => document.fonts.load(font, letters)),
  );
}

function boundsOf([[south, west], [north, east]]: View): [number, number, number, number] {
  return [west, south, east, north];
}

/** West, south, east, north of some points; undefined where there are none. */
function boxOf(points: readonly LatLng[]): [number, number, number, number] | undefined {
  if (points.length === 0) return undefined;
  const [latitudes, longitudes] = [points.map(([latitude]) => latitude), points.map(([, longitude]) => longitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

function walkFeatures({ line, stops }: DrawnWalk): Features {
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: line.map(lngLatOf) } },
      ...stops.map((at, index) => pointFeature(at, { number: String(index + 1) })),
    ],
  };
}

function pointFeature<P extends object>(at: LatLng, properties: P) {
  return { type: 'Feature' as const, properties, geometry: { type: 'Point' as const, coordinates: lngLatOf(at) } };
}

function featureOf({ id, name, at, family }: MapPoint, rank: number) {
  const drawn = runsRightToLeft(name);
  return pointFeature(at, {
    id,
    name,
    family,
    rank,
    label: drawn ? '' : name,
    ...(drawn ? { drawn: `name-${name}` } : {}),
  });
}

function ringFeatures(centre: LatLng): Features {
  const rings = ringMinutes.map((minutes) => ({ minutes, ring: circleRound(centre, ringMetres(minutes)) }));
  return {
    type: 'FeatureCollection',
    features: rings.flatMap(({ minutes, ring }) => [
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
      {
        type: 'Feature',
        properties: { name: mapCopy.ringMinutes(minutes) },
        geometry: { type: 'Point', coordinates: ring[0] ?? [0, 0] },
      },
    ]),
  };
}

function closest(map: LiveMap, features: readonly MapGeoJSONFeature[], x: number, y: number): string | undefined {
  let best: { readonly id: string; readonly distance: number } | undefined;
  for (const { geometry, properties, layer } of features) {
    if (geometry.type !== 'Point') continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const at = map.project([longitude, latitude]);
    // A pin is seen above its point.
    const distance = Math.hypot(at.x - x, at.y - (layer.id === 'dots' ? 0 : 18) - y);
    if (!best || distance < best.distance) best = { id: String(properties['id']), distance };
  }
  return best?.id;
}
