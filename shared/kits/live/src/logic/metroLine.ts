import type { LiveScreenContent } from './schema';

/** What a line of the city's network is called on its sign: `M6`. @param id as the network has it: `6` */
export function metroLine({ signs }: Pick<LiveScreenContent['transport'], 'signs'>, id: string): string {
  return `${signs.metro ?? ''}${id}`;
}
