import type { DangerKind } from '@odysseus/danger';
import type { BlockSubject } from '@odysseus/model';

/** What a place has to be, by its tags. */
export interface Need {
  readonly tags: readonly string[];
  readonly without?: readonly string[];
}

/** Where to go with a kind of danger. */
interface Destination {
  /** The first place of each in turn, until there are enough. */
  readonly needs: readonly Need[];
  /** An ambulance decides where to: nobody in that state goes by themselves. */
  readonly called?: boolean;
  /** Not the nearest counts, but one's own: the whole list. */
  readonly list?: string;
  /** What is told about it at length: more than three steps. */
  readonly subject?: BlockSubject;
}

const room: Need = { tags: ['hospital', 'adults'], without: ['private', 'mental-health'] };
/** Rooms that take everything: one for walking patients would send them on. */
const graveRoom: Need = { tags: room.tags, without: ['private', 'mental-health', 'walk-in'] };
const children: Need = { tags: ['hospital', 'children'] };
const police: Need = { tags: ['police'] };
const pharmacy: Need = { tags: ['pharmacy'] };
const minds: Need = { tags: ['mental-health'] };
const hospitalFor = (tag: string): Need => ({ tags: ['hospital', tag] });

const grave: Destination = { needs: [graveRoom], called: true };
const nowhere: Destination = { needs: [] };

export const destinations: Readonly<Record<DangerKind, Destination>> = {
  unconscious: grave,
  'chest-pain': { needs: [hospitalFor('heart'), graveRoom], called: true },
  stroke: { needs: [hospitalFor('stroke'), graveRoom], called: true },
  asthma: grave,
  anaphylaxis: grave,
  choking: grave,
  bleeding: grave,
  seizure: grave,
  diabetes: grave,
  'head-injury': grave,
  fracture: { needs: [room] },
  burns: { needs: [graveRoom, hospitalFor('burns')], called: true },
  eyes: { needs: [hospitalFor('eyes'), graveRoom] },
  poison: grave,
  overdose: grave,
  heat: grave,
  cold: grave,
  'electric-shock': grave,
  'bites-stings': { needs: [room] },
  pregnancy: { needs: [hospitalFor('pregnancy'), graveRoom] },
  illness: { needs: [room, children], subject: 'illness' },
  teeth: { needs: [{ tags: ['dentist'] }, hospitalFor('dental')] },
  'medicine-gone': { needs: [pharmacy] },
  panic: { needs: [minds, room] },
  suicide: { needs: [minds, room] },
  drowning: grave,
  fire: nowhere,
  gas: grave,
  attack: { needs: [], subject: 'attack' },
  'road-accident': grave,
  'on-tracks': nowhere,
  lift: nowhere,
  'locked-in': nowhere,
  assault: { needs: [police, room] },
  'sexual-assault': { needs: [hospitalFor('forensic'), police], subject: 'sexual-assault' },
  'spiked-drink': { needs: [graveRoom] },
  followed: { needs: [police] },
  'domestic-violence': { needs: [police] },
  held: { needs: [police] },
  robbery: { needs: [police], subject: 'theft' },
  cheated: { needs: [police] },
  'child-harm': { needs: [police, children] },
  'cannot-speak': { needs: [police] },
  'missing-child': { needs: [police], subject: 'lost-child' },
  'missing-adult': { needs: [police] },
  pickpocket: { needs: [police], subject: 'theft' },
  'papers-gone': { needs: [police], list: 'embassy', subject: 'lost-passport' },
  arrested: { needs: [], list: 'embassy', subject: 'arrest' },
  stranded: { needs: [police] },
};
