import type { Place } from './schema';

const plain = (words: string): string => words.replace(/^the /iu, '').toLowerCase();

/** What comes in a name before the quarter that the place lies in. */
const before = [' of ', ' in ', ', '];

/** The quarter as it is told beside a place's name; undefined where the name says it: 'Colosseum', 'Santa Maria in Trastevere'. */
export function areaBeside({ name, area }: Pick<Place, 'name' | 'area'>): string | undefined {
  const [quarter, whole] = [plain(area), plain(name)];
  return whole === quarter || before.some((word) => whole.endsWith(word + quarter)) ? undefined : area;
}
