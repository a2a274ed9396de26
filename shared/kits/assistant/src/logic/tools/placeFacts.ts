import {
  adviceText,
  formatMoney,
  isGeneral,
  fareTimes,
  readingOf,
  toldMoney,
  usualCosts,
  type FactKind,
  type Knowable,
} from '@odysseus/model';
import type { CorpusPlace, Passage } from '../corpus';
import type { Fact } from '../types';
import { placeKey } from './placeKey';

/** Parts of a place that an answer cites, and what a reader calls them. */
export const fieldLabels = {
  summary: 'what it is',
  body: 'description',
  hours: 'opening hours',
  lastEntry: 'last entry',
  price: 'prices',
  booking: 'booking',
  access: 'access',
  tips: 'tips',
  warnings: 'warnings',
  bestTime: 'best time',
  address: 'address',
  nearestStops: 'nearest stops',
  visitMinutes: 'time to allow',
  tags: 'subjects',
  why: 'why go',
  when: 'when to go',
  behave: 'manners',
  skipIf: 'who should skip it',
  notes: 'notes',
  history: 'history',
  visits: 'what to see',
  detour: 'detour',
} as const;
export type PlaceField = keyof typeof fieldLabels;

/** Fields that change, and may have been read somewhere. */
const readFields: Partial<Record<PlaceField, FactKind>> = {
  hours: 'hours',
  lastEntry: 'lastEntry',
  price: 'price',
  booking: 'booking',
};

/** The citation and all that a place says in one field; undefined where it says nothing. */
export function placeFact(city: string, place: CorpusPlace, field: PlaceField): Fact | undefined {
  const text = textOf(place, field);
  if (!text) return undefined;
  const told = place.told.find(({ entry }) => field in entry);
  const fact = readFields[field];
  const read = fact && readingOf(place, fact);
  return {
    citation: {
      place: placeKey(city, place),
      path: told && isTold(field) ? `${told.path}#${place.id}` : place.path,
      field,
      label: `${place.name}, ${fieldLabels[field]}`,
      ...(read ? { checkedOn: read.on } : {}),
    },
    text: `${nameOf(place)}: ${text}`,
  };
}

/** 'Louvre (Musée du Louvre)' */
export function nameOf({ name, localName }: Pick<CorpusPlace, 'name' | 'localName'>): string {
  return localName && localName !== name ? `${name} (${localName})` : name;
}

function isTold(field: PlaceField): boolean {
  return ['why', 'when', 'behave', 'skipIf', 'notes', 'history', 'visits', 'detour'].includes(field);
}

function textOf(place: CorpusPlace, field: PlaceField): string {
  const told = place.told.map(({ entry }) => entry);
  switch (field) {
    case 'hours':
      return [
        ...(place.week ?? []).map(({ days, hours }) => `${days} ${hours}`),
        place.hoursNote ?? '',
        place.lastEntry ? `Last entry: ${place.lastEntry}` : '',
        place.week && isGeneral(place, 'hours') ? 'these are the usual hours' : '',
      ]
        .filter(Boolean)
        .join('; ');
    case 'price':
      return [
        ...place.price.map((fare) => fareText(fare, place)),
        ...(place.costs ? [`${place.costs.for}: ${usualCosts(place.costs)}`] : []),
      ].join('; ');
    case 'booking':
      return place.booking
        ? [
            { no: 'No booking needed', advised: 'Booking advised', required: 'Booking required' }[place.booking.needed],
            place.booking.leadTime ?? '',
            place.booking.url ?? '',
          ]
            .filter(Boolean)
            .join('; ')
        : '';
    case 'access':
      return accessText(place);
    case 'tips':
    case 'warnings':
      return place[field].map(adviceText).join(' ');
    case 'tags':
      return `${place.kind}; ${place.area}; ${place.tags.map((tag) => tag.replace(/-/g, ' ')).join(', ')}`;
    case 'nearestStops':
      return place.nearestStops.join('; ');
    case 'visitMinutes':
      return `allow about ${place.visitMinutes} minutes (${durationText(place.visitMinutes)})`;
    case 'address':
      return `${place.address}; ${place.area}`;
    case 'notes':
      return told.flatMap(({ notes = [] }) => notes.map(({ label, text }) => `${label}: ${text}`)).join(' ');
    case 'history':
      return told.flatMap(({ history = [] }) => history.map(({ date, text }) => `${date}: ${text}`)).join(' ');
    case 'visits':
      return told
        .flatMap(({ visits = [] }) => visits.map(({ minutes, stops }) => `In ${minutes} minutes: ${stops.join(' ')}`))
        .join(' ');
    case 'detour':
      return told
        .flatMap(({ detour }) =>
          detour ? [`${detour.minutes} minutes${detour.by ? ` by ${detour.by}` : ''} from ${detour.from}`] : [],
        )
        .join('; ');
    case 'behave':
      return [...new Set(told.flatMap(({ behave }) => (behave === undefined ? [] : [adviceText(behave)])))].join(' ');
    case 'why':
    case 'when':
    case 'skipIf':
      return [...new Set(told.flatMap((entry) => entry[field] ?? []))].join(' ');
    default:
      return place[field] ?? '';
  }
}

/** '€32 Adults from outside the EEA' */
function fareText(fare: CorpusPlace['price'][number], place: Knowable): string {
  const { amount, currency, who, product } = fare;
  const times = fareTimes(fare);
  return `${product ? `${product}: ` : ''}${amount === 0 ? `free (${formatMoney(0, currency)})` : toldMoney(amount, currency, place)} ${who}${times === undefined ? '' : `, ${times}`}`;
}

function accessText({ access }: Pick<CorpusPlace, 'access'>): string {
  const words = {
    yes: 'Step-free',
    partly: 'Partly step-free',
    no: 'Not step-free: there are steps',
    unknown: 'Whether it is step-free is not known',
  }[access.stepFree];
  const lift = access.lift === undefined ? [] : [access.lift ? 'it has a lift' : 'it has no lift'];
  const pram = access.pram === undefined ? [] : [access.pram ? 'prams can come in' : 'prams can not come in'];
  return `${[words, ...lift, ...pram].join(', ')}.${access.note ? ` ${access.note}.` : ''}`;
}

/** '45 minutes', '2 hours', '2 and a half hours' */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const whole = hours === 1 ? '1 hour' : `${hours} hours`;
  if (rest === 0) return whole;
  return rest === 30 ? (hours === 1 ? 'an hour and a half' : `${hours} and a half hours`) : `${whole} ${rest} minutes`;
}

export function passageFact(passage: Passage): Fact {
  const { path, field, label, checkedOn, title, text } = passage;
  return { citation: { path, field, label, ...(checkedOn ? { checkedOn } : {}) }, text: `${title}: ${text}` };
}

/** A fact together with what was worked out from it. */
export function workedOut(fact: Fact, statement: string): Fact {
  return { citation: fact.citation, text: `${fact.text} ${statement}` };
}
