import type { VisitorSettings } from '@odysseus/contract';

/** Words of the question who travels. */
export const faresCopy = {
  summary: ({ residency, ages }: Pick<VisitorSettings, 'residency' | 'ages'>) => {
    const who = [
      ...(ages.length > 0 ? [`aged ${ages.join(', ')}`] : []),
      ...(residency === 'unknown' ? [] : [residency === 'eea' ? 'living in the EEA' : 'living outside the EEA']),
    ];
    return who.length > 0 ? `Prices for travellers ${who.join(', ')}` : 'Your prices: say who travels';
  },
  residency: 'You live',
  residencies: { unknown: 'not told', eea: 'in the EU, Iceland, Liechtenstein or Norway', elsewhere: 'elsewhere' },
  ages: 'Ages of all who travel',
  agesExample: '41, 39, 8',
  agesWrong: 'Write ages in whole years from 0 to 120, at most twelve, with commas between them.',
  note: 'Kept on this device alone. Fares that are not yours step back.',
} as const;
