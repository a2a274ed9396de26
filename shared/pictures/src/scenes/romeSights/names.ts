/** The places of Rome that have a picture of their own, by the ids of the guide's content. */
export const romeSights = [
  'colosseum',
  'roman-forum',
  'roman-pantheon',
  'trevi-fountain',
  'st-peters-basilica',
  'vatican-museums',
  'castel-sant-angelo',
  'spanish-steps',
  'piazza-navona',
  'galleria-borghese',
] as const;

export type RomeSight = (typeof romeSights)[number];
