import { formatDistance } from '@odysseus/model';

type Units = Parameters<typeof formatDistance>[1];

/** Words on the ways to a place that the guide itself tells. */
export const wayCopy = {
  metro: 'By public transport',
  metroLine: 'plan it here, without a network too',
  foot: 'On foot',
  ask: 'Tell how far from where I am',
  again: 'Try again',
  asking: 'Looking where you are…',
  walk: (minutes: number, metres: number, units: Units, more: number) =>
    `about ${minutes}\u00a0min: ${formatDistance(metres, units)} as the crow flies, and ${more}\u00a0% more by the streets`,
  vague: (within: number, units: Units) =>
    `Your device knows where you are to within ${formatDistance(within, units)} only: too little to tell.`,
  far: (metres: number, units: Units) => `You are ${formatDistance(metres, units)} from here: too far to walk.`,
  denied: 'Your browser does not tell where you are. The map apps below can.',
  unavailable: 'Where you are could not be found. The map apps below may know.',
} as const;
