/** The places of Paris that have a picture of their own, by the ids of the guide's content. */
export const parisSights = [
  'eiffel-tower',
  'louvre',
  'notre-dame',
  'arc-de-triomphe',
  'sacre-coeur',
  'orsay',
  'sainte-chapelle',
  'pantheon',
  'pont-alexandre-iii',
  'palais-garnier',
] as const;

export type ParisSight = (typeof parisSights)[number];
