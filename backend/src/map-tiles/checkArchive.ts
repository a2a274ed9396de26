import { bytesToHeader, Compression, PMTiles, TileType, type Header } from 'pmtiles';
import { z } from 'zod';
import { ArchiveError } from './ArchiveError';
import type { TileArchive } from './TileArchive';

const headerLength = 127;
const magic = 'PMTiles';
/** Less says too little about streets. */
const leastZoom = 12;
/** Layers of Protomaps' basemap that the map is drawn from. */
const neededLayers = ['earth', 'water', 'roads'];
/** Bytes of a description beyond which it is none. */
const longestMetadata = 4 * 1024 * 1024;

const metadataSchema = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

/**
 * Sees that an archive is one that the map can be drawn from.
 * @throws {ArchiveError} that says what is wrong with it
 */
export async function checkArchive(archive: TileArchive): Promise<Header> {
  const { name } = archive;
  const { bytes, size } = await archive.read(0, headerLength);
  if (bytes.length < headerLength || new TextDecoder().decode(bytes.subarray(0, magic.length)) !== magic)
    throw new ArchiveError(`${name} is no PMTiles archive`);
  const version = bytes[magic.length];
  if (version !== 3) throw new ArchiveError(`${name} is a PMTiles archive of version ${version}; version 3 is needed`);
  const header = bytesToHeader(bytes.buffer);
  const problem = problemOf(header, size);
  if (problem) throw new ArchiveError(`${name} ${problem}`);
  const layers = await layersOf(archive, header);
  const missing = neededLayers.filter((layer) => !layers.includes(layer));
  if (missing.length > 0)
    throw new ArchiveError(
      `${name} has no layer ${missing.join(', ')}: the map is drawn from Protomaps' basemap, of which "pmtiles extract" cuts a city`,
    );
  return header;
}

function problemOf(header: Header, size: number): string | undefined {
  const end = Math.max(
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  );
  if (end > size) return `is cut short: it says that it has ${end} bytes, and has ${size}`;
  if (header.tileType !== TileType.Mvt) return 'holds no vector tiles (MVT)';
  const readable = [Compression.None, Compression.Gzip];
  if (!readable.includes(header.tileCompression) || !readable.includes(header.internalCompression))
    return 'is compressed otherwise than by gzip, which is all that browsers read';
  const { minLon, minLat, maxLon, maxLat, maxZoom } = header;
  if (!(minLon >= -180 && minLon < maxLon && maxLon <= 180 && minLat >= -90 && minLat < maxLat && maxLat <= 90))
    return 'does not say which part of the world it is of (bounds)';
  if (maxZoom < leastZoom) return `ends at zoom ${maxZoom}: streets need ${leastZoom}, better 15`;
  return header.jsonMetadataLength > longestMetadata ? 'has a description that is too long' : undefined;
}

async function layersOf(archive: TileArchive, header: Header): Promise<readonly string[]> {
  const reader = new PMTiles({
    getKey: () => archive.name,
    getBytes: async (from, length) => {
      const { bytes } = await archive.read(from, length);
      return { data: bytes.buffer };
    },
  });
  if (header.jsonMetadataLength === 0) return [];
  const metadata = metadataSchema.safeParse(await reader.getMetadata().catch((cause: unknown) => rethrown(cause)));
  return metadata.success ? metadata.data.vector_layers.map(({ id }) => id) : [];
}

/** What can't be read is a fault of the host; what can't be understood is no description. */
function rethrown(cause: unknown): undefined {
  if (cause instanceof ArchiveError) throw cause;
  return undefined;
}
