import type { CompiledMap } from './compiledMap';

/** A map as the build hands it to the page: with the addresses of what is drawn. */
export type DrawnMap = CompiledMap & { readonly basemap: { readonly data: string; readonly picture: string } };
