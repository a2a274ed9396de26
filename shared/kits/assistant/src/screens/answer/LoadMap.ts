import type { DrawnMap } from '@odysseus/map';

/** Fetches the city's drawn map, when the first answer wants it. */
export type LoadMap = () => Promise<{ readonly default: Pick<DrawnMap, 'view' | 'basemap'> }>;
