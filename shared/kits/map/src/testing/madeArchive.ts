import { zxyToTileId } from 'pmtiles';

export interface MadeTile {
  readonly at: readonly [zoom: number, x: number, y: number];
  /** As it stands in the archive. */
  readonly bytes: Uint8Array;
}

export interface MadeArchive {
  readonly tiles: readonly MadeTile[];
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** What the description calls its layers. */
  readonly layers?: readonly string[];
  readonly minZoom?: number;
  readonly maxZoom?: number;
  /** 1 for none, 2 for gzip. */
  readonly tileCompression?: number;
  /** 1 for vector tiles. */
  readonly tileType?: number;
  readonly version?: number;
  /** How many of the tiles a leaf directory lists; none by default, and the root lists all. */
  readonly leafSize?: number;
}

const headerLength = 127;

/** Writes a PMTiles archive as its specification of version 3 says: header, root directory, description, leaf directories, tiles. */
export function madeArchive({
  tiles,
  bounds,
  layers = ['earth', 'landuse', 'water', 'roads', 'buildings', 'places'],
  minZoom = Math.min(...tiles.map(({ at: [zoom] }) => zoom)),
  maxZoom = Math.max(...tiles.map(({ at: [zoom] }) => zoom)),
  tileCompression = 1,
  tileType = 1,
  version = 3,
  leafSize,
}: MadeArchive): Uint8Array<ArrayBuffer> {
  let end = 0;
  const entries = tiles
    .map(({ at: [zoom, x, y], bytes }) => ({ id: zxyToTileId(zoom, x, y), bytes }))
    .sort((a, b) => a.id - b.id)
    .map(({ id, bytes }) => {
      const offset = end;
      end += bytes.length;
      return { id, bytes, offset, length: bytes.length, run: 1 };
    });
  const leaves: Uint8Array[] = [];
  const root: Entry[] = [];
  for (let start = 0; leafSize !== undefined && start < entries.length; start += leafSize) {
    const listed = entries.slice(start, start + leafSize);
    const leaf = directory(listed);
    root.push({ id: listed[0]?.id ?? 0, offset: lengthOf(leaves), length: leaf.length, run: 0 });
    leaves.push(leaf);
  }
  const rootDirectory = directory(leafSize === undefined ? entries : root);
  const description = new TextEncoder().encode(JSON.stringify({ vector_layers: layers.map((id) => ({ id })) }));
  const sections = [rootDirectory.length, description.length, lengthOf(leaves), end];
  const header = new DataView(new ArrayBuffer(headerLength));
  new Uint8Array(header.buffer).set(new TextEncoder().encode('PMTiles'));
  header.setUint8(7, version);
  let position = headerLength;
  sections.forEach((length, index) => {
    header.setBigUint64(8 + index * 16, BigInt(position), true);
    header.setBigUint64(16 + index * 16, BigInt(length), true);
    position += length;
  });
  for (const at of [72, 80, 88]) header.setBigUint64(at, BigInt(tiles.length), true);
  for (const [at, value] of [1, 1, tileCompression, tileType, minZoom, maxZoom].entries())
    header.setUint8(96 + at, value);
  for (const [at, degrees] of bounds.entries()) header.setInt32(102 + at * 4, Math.round(degrees * 1e7), true);
  return joined([
    new Uint8Array(header.buffer),
    rootDirectory,
    description,
    ...leaves,
    ...entries.map(({ bytes }) => bytes),
  ]);
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** 0 for a leaf directory. */
  readonly run: number;
}

function directory(entries: readonly Entry[]): Uint8Array {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return Uint8Array.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  const bytes = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return [...bytes, rest];
}

const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}
