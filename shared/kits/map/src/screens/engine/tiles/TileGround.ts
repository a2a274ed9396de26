import {
  addProtocol,
  removeProtocol,
  type LayerSpecification,
  type Map as LiveMap,
  type MapSourceDataEvent,
  type SourceSpecification,
  type StyleSpecification,
} from 'maplibre-gl';
import type { View } from '../../../logic/projection';
import type { Scheme } from '../layerParts';
import { cityArchive } from './cityArchive';
import type { OpenArchive } from './openArchive';
import { aboveTiles, namesInTiles, tileLayers, tileSource } from './tileLayers';

/** So many tiles may fail before the first has come; then the embedded map is all there is. */
const mostFailures = 3;

let opened = 0;

interface GroundOptions {
  readonly address: string;
  readonly city: string;
  readonly view: View;
  readonly scheme: () => Scheme;
  readonly signal: AbortSignal;
  /** Told once a tile is drawn. */
  readonly onDrawn: () => void;
}

/** The streets of an archive over the embedded map's ground: where a tile is missing, that is seen. */
export class TileGround {
  private isDrawn = false;
  private isGone = false;
  private readonly layers: Readonly<Record<Scheme, LayerSpecification[]>> = {
    light: tileLayers('light'),
    dark: tileLayers('dark'),
  };

  private constructor(
    private readonly map: LiveMap,
    private readonly reader: TileReader,
    private readonly source: SourceSpecification,
  ) {}

  /** Lays the streets into the map. @returns undefined where the archive can't be had, or is of another city: nothing has changed then */
  static async open(
    map: LiveMap,
    { address, city, view, scheme, signal, onDrawn }: GroundOptions,
  ): Promise<TileGround | undefined> {
    const archive = await cityArchive({ address, city, view, anew: true });
    if (!archive || signal.aborted) return undefined;
    opened += 1;
    const protocol = `${tileSource}-${opened}`;
    const reader = new TileReader(archive);
    addProtocol(protocol, async ({ url }) => ({ data: await reader.read(url) }));
    signal.addEventListener('abort', () => removeProtocol(protocol));
    const ground = new TileGround(map, reader, {
      type: 'vector',
      tiles: [`${protocol}://{z}/{x}/{y}`],
      minzoom: archive.minZoom,
      maxzoom: archive.maxZoom,
      bounds: archive.bounds,
    });
    ground.watch(signal, onDrawn);
    map.addSource(tileSource, ground.source);
    for (const layer of ground.layers[scheme()]) map.addLayer(layer, aboveTiles);
    return ground;
  }

  /** The embedded map's style with the streets in it. */
  within(style: StyleSpecification, scheme: Scheme): StyleSpecification {
    if (this.isGone) return style;
    const layers = style.layers.flatMap((layer): LayerSpecification[] => {
      if (layer.id === aboveTiles) return [...this.layers[scheme], layer];
      return [this.isDrawn && namesInTiles.includes(layer.id) ? hidden(layer) : layer];
    });
    return { ...style, sources: { ...style.sources, [tileSource]: this.source }, layers };
  }

  private watch(signal: AbortSignal, onDrawn: () => void): void {
    const { map } = this;
    let failures = 0;
    const arrive = (event: MapSourceDataEvent): void => {
      if (event.sourceId !== tileSource || !event.tile) return;
      stop();
      this.isDrawn = true;
      for (const id of namesInTiles) if (map.getLayer(id)) map.setLayoutProperty(id, 'visibility', 'none');
      onDrawn();
    };
    const fail = (event: object): void => {
      if (!('sourceId' in event) || event.sourceId !== tileSource) return;
      // At a kept city's edge what lies beyond is missing, and no reason to take away what is there.
      if (this.reader.hasRead) return;
      failures += 1;
      if (failures < mostFailures) return;
      stop();
      this.isGone = true;
      for (const { id } of this.layers.light) if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource(tileSource)) map.removeSource(tileSource);
    };
    const stop = (): void => {
      map.off('sourcedata', arrive);
      map.off('error', fail);
    };
    map.on('sourcedata', arrive);
    map.on('error', fail);
    // What could not be read without a network may be read now.
    const again = (): void => {
      if (map.getSource(tileSource)) map.refreshTiles(tileSource);
    };
    addEventListener('online', again, { signal });
  }
}

function hidden(layer: LayerSpecification): LayerSpecification {
  return { ...layer, layout: { ...layer.layout, visibility: 'none' } };
}

/** Reads tiles for the map, and knows whether any could be read. */
class TileReader {
  hasRead = false;
  private readonly reading = new Set<Promise<unknown>>();

  constructor(private readonly archive: OpenArchive) {}

  async read(url: string): Promise<ArrayBuffer> {
    const [zoom, x, y] = url.split('/').slice(-3).map(Number);
    if (zoom === undefined || x === undefined || y === undefined) throw new Error(`No tile is called ${url}.`);
    const tile = this.archive.tile(zoom, x, y);
    this.reading.add(tile);
    try {
      const bytes = await tile;
      this.hasRead = true;
      return bytes;
    } catch (cause) {
      // A failure is told after what came meanwhile.
      this.reading.delete(tile);
      await Promise.allSettled(this.reading);
      throw cause;
    } finally {
      this.reading.delete(tile);
    }
  }
}
