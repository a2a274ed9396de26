import { latLng, lngLatOf, type LatLng } from '@odysseus/model';
import type { FeatureCollection } from 'geojson';
import { Map as LiveMap, setWorkerUrl, type GeoJSONSource, type StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { mapCopy } from '../copy';
import { widened } from '../../logic/projection';
import { awaitTiles } from './awaitTiles';
import { preloadFonts } from './labelFonts';
import type { MapHandle, MapOptions } from './mapHandle';
import { embeddedStyle, overlaidStyle, walkColours } from './mapStyles';
import { fetchOnlineStyle, type OnlineStyle } from './onlineStyle';
import type { TileGround } from './tiles/TileGround';
import { addNameImage, addPinImages, addTripImage } from './pinImages';
import { boundsOf, boxOf, featureOf, positionFeatures, ringFeatures, tripFeatures, walkFeatures } from './mapFeatures';
import { reachFeatures } from './reachLayers';
import { watchPointer } from './watchPointer';

type Features = FeatureCollection;
const none: Features = { type: 'FeatureCollection', features: [] };
const closeZoom = 14.6;

/** Where a sheet lies over the map instead of a list beside it (PlaceMap.styles.ts): there one finger moves it. */
const narrow = '(max-width: 59.99rem)';
/** How far beyond its view the map can be moved, in shares of it: the whole city stands above a sheet. */
const room = 1.2;
/** A place this near to the edge, in pixels, is not in sight. */
const edge = 28;

type Room = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;

/** Room around what is fitted, in pixels: nothing lies below the buttons. */
const besideControls: Room = { top: 16, bottom: 16, left: 16, right: 72 };
/** As much and the half of a stop's number around a walk. */
const besideWalk: Room = { top: 32, bottom: 48, left: 32, right: 84 };

/**
 * Opens a live map in a container. Resolves once it is drawn.
 * @throws {Error} when the basemap can't be fetched or the map can't start
 */
export async function openMap(options: MapOptions): Promise<MapHandle> {
  const { container, view, events, still, camera, covered } = options;
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const [response] = await Promise.all([fetch(options.data), preloadFonts()]);
  if (!response.ok) throw new Error(`The basemap answered ${response.status}.`);
  const basemap = (await response.json()) as Features;
  const data: Record<'places' | 'trip' | 'chosen' | 'rings' | 'reach' | 'walk' | 'me', Features> = {
    places: none,
    trip: none,
    chosen: none,
    rings: none,
    reach: none,
    walk: none,
    me: none,
  };
  let scheme = options.scheme;
  let online: OnlineStyle | undefined;
  let tiles: TileGround | undefined;
  let byVisitor = camera !== undefined;
  let held: LatLng | undefined;
  const isNarrow = matchMedia(narrow);
  const closing = new AbortController();

  const overlaySources = (): StyleSpecification['sources'] => ({
    basemap: { type: 'geojson', data: basemap, maxzoom: 15, tolerance: 0.25 },
    ...Object.fromEntries(
      Object.entries(data).map(([name, features]) => [name, { type: 'geojson', data: features, maxzoom: 16 }]),
    ),
  });
  const overlays = () => ({ scheme, walk: walkColours(container, scheme), sources: overlaySources() });
  const ownStyle = (): StyleSpecification => embeddedStyle(overlays());

  const map = new LiveMap({
    container,
    style: ownStyle(),
    ...(camera
      ? { center: lngLatOf(camera.middle), zoom: camera.zoom }
      : { bounds: boundsOf(view), fitBoundsOptions: { padding: above(besideControls) } }),
    maxBounds: boundsOf(widened(view, room)),
    minZoom: 9,
    maxZoom: 18,
    attributionControl: false,
    cooperativeGestures: !isNarrow.matches,
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
    if (id.startsWith('trip-')) addTripImage(map, id.slice('trip-'.length), walkColours(container, scheme));
  });
  const put = (name: keyof typeof data, features: Features): void => {
    data[name] = features;
    // What fails is told by the map's event `error`.
    void map.getSource<GeoJSONSource>(name)?.setData(features);
  };
  watchPointer(map, events, closing.signal);
  map.on('movestart', (event) => {
    if ('originalEvent' in event && event.originalEvent) byVisitor = true;
  });
  map.on('moveend', () => {
    if (!byVisitor) return events.moved(undefined, undefined);
    const { clientWidth, clientHeight } = container;
    const [northWest, southEast] = [map.unproject([0, 0]), map.unproject([clientWidth, clientHeight - covered()])];
    const { lat, lng } = map.getCenter();
    events.moved([southEast.lat, northWest.lng, northWest.lat, southEast.lng], {
      middle: latLng(lat, lng),
      zoom: map.getZoom(),
    });
  });
  // Turned or made smaller, the frame still shows what was chosen, as near as it was.
  map.on('resize', () => {
    if (held && !isSeen(held)) map.jumpTo({ center: lngLatOf(held) }).panBy([0, covered() / 2], { animate: false });
  });
  const followWidth = (): void => map.cooperativeGestures[isNarrow.matches ? 'disable' : 'enable']();
  isNarrow.addEventListener('change', followWidth, { signal: closing.signal });
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
  if (options.archive) void layTiles(options.archive);

  /** The archive's streets lie over the own ground, which is seen where a tile is missing. */
  async function layTiles(address: string): Promise<void> {
    const { signal } = closing;
    const onDrawn = (): void => events.basemap('tiles');
    // Whatever keeps them away, the map goes on without them.
    tiles = await import('./tiles/TileGround')
      .then(({ TileGround }) =>
        TileGround.open(map, { address, city: options.city, view, scheme: () => scheme, signal, onDrawn }),
      )
      .catch(() => undefined);
  }

  /** The online map takes over on its first tile, and gives way to the embedded one when tiles fail. */
  async function goOnline(url: string): Promise<void> {
    const style = await fetchOnlineStyle(url, closing.signal);
    if (!style || closing.signal.aborted) return;
    online = style;
    awaitTiles(map, new Set(Object.keys(overlaySources())), {
      arrived: () => events.basemap('online'),
      failed: () => {
        if (closing.signal.aborted) return;
        online = undefined;
        map.setStyle(ownStyle(), { diff: false });
        events.basemap('embedded');
      },
    });
    map.setStyle(overlaidStyle(style, overlays()), { diff: false });
  }

  function isSeen(at: LatLng): boolean {
    const { x, y } = map.project(lngLatOf(at));
    const { clientWidth, clientHeight } = container;
    return x >= edge && x <= clientWidth - edge && y >= edge && y <= clientHeight - covered() - edge / 2;
  }

  /** Room around what is fitted, with what lies over the lower edge. */
  function above(room: Room): Room {
    return { ...room, bottom: room.bottom + covered() };
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
    setReach: (reach) => put('reach', reach ? reachFeatures(reach) : none),
    setTrip: (pins) => put('trip', tripFeatures(pins)),
    setPosition: (at, doubt) => put('me', at ? positionFeatures(at, doubt) : none),
    hold: (at) => {
      held = at;
    },
    show: (at) => {
      byVisitor = true;
      // A card about it lies over the lower left of a wide frame, and in the sheet over a narrow one.
      const { clientWidth, clientHeight } = container;
      const offset: [number, number] = isNarrow.matches
        ? [0, -covered() / 2]
        : [Math.min(190, clientWidth / 4), -clientHeight / 8];
      map.easeTo({ center: lngLatOf(at), zoom: Math.max(map.getZoom(), closeZoom), offset, ...move });
    },
    setWalk: (walk, wanted) => {
      put('walk', walk ? walkFeatures(walk) : none);
      const box = walk && boxOf(walk.line);
      if (!box || !wanted) return;
      byVisitor = true;
      map.fitBounds(box, { padding: above(besideWalk), maxZoom: 16.5, ...move });
    },
    fit: (places) => {
      const box = boxOf(places.map(({ at }) => at));
      if (box)
        map.fitBounds(box, { padding: above({ top: 60, bottom: 60, left: 60, right: 60 }), maxZoom: 15, ...move });
    },
    fitWhole: () => {
      byVisitor = false;
      map.fitBounds(boundsOf(view), { padding: above(besideControls), ...move });
    },
    zoomBy: (steps, around) => {
      byVisitor = true;
      const fixed = around && isSeen(around) ? { around: lngLatOf(around) } : {};
      map.zoomTo(map.getZoom() + steps, { ...move, ...fixed });
    },
    moveBy: (right, down) => {
      byVisitor = true;
      const { clientWidth, clientHeight } = container;
      map.panBy([right * clientWidth, down * clientHeight], move);
    },
    setScheme: (wanted) => {
      if (wanted === scheme) return;
      scheme = wanted;
      const own = tiles?.within(ownStyle(), scheme) ?? ownStyle();
      map.setStyle(online ? overlaidStyle(online, overlays()) : own, { diff: false });
    },
    remove: () => {
      closing.abort();
      map.remove();
    },
  };
}
