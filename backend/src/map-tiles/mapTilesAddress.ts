/** Where the archive of tiles is read from, in parts. */
export const mapTilesAddress = '/map/tiles.pmtiles';
