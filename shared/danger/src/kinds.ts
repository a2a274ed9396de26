/** What can happen to a visitor, in the order in which the emergency page shows it. */
export const dangerKinds = [
  'unconscious', 'chest-pain', 'stroke', 'asthma', 'anaphylaxis', 'choking', 'bleeding', 'seizure', 'diabetes', 'head-injury', 'fracture',
  'burns', 'eyes', 'poison', 'overdose', 'heat', 'cold', 'electric-shock', 'bites-stings', 'pregnancy', 'illness', 'teeth', 'medicine-gone', 'panic', 'suicide',
  'drowning', 'fire', 'gas', 'attack', 'road-accident', 'on-tracks', 'lift', 'locked-in',
  'assault', 'sexual-assault', 'spiked-drink', 'followed', 'domestic-violence', 'held', 'robbery', 'cheated', 'child-harm', 'cannot-speak',
  'missing-child', 'missing-adult', 'pickpocket', 'papers-gone', 'arrested', 'stranded',
] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** Kinds in which minutes decide whether somebody lives. A build fails below its own floor for each of them. */
export const lifeThreatening: ReadonlySet<DangerKind> = new Set<DangerKind>([
  'unconscious', 'chest-pain', 'stroke', 'asthma', 'anaphylaxis', 'choking', 'bleeding', 'seizure', 'diabetes', 'head-injury', 'poison', 'overdose', 'heat', 'cold', 'electric-shock',
  'suicide', 'drowning', 'fire', 'gas', 'attack', 'on-tracks', 'assault', 'sexual-assault', 'domestic-violence', 'road-accident', 'pregnancy', 'held',
]);

/** Languages that are read, and that help is written in. */
export const dangerLanguages = ['en', 'fr', 'de', 'es', 'it'] as const;
export type DangerLanguage = (typeof dangerLanguages)[number];
