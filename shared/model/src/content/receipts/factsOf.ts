import type { FactKind } from '../../known/receipts';
import { amountsIn, minutesBefore, phonesIn, timesIn } from './figures';
import { isRecord } from './bearings';

type Bearer = Readonly<Record<string, unknown>>;

/** What an object says that a receipt could bear: its figures, by kind. */
export interface FactFigures {
  readonly amounts: ReadonlySet<number>;
  /** Minutes after midnight. */
  readonly times: ReadonlySet<number>;
  /** The last nine digits of each telephone number. */
  readonly phones: ReadonlySet<string>;
}

/** Fields that say where something was read, or where to read on, and nothing of the fact. */
const aside = new Set(['receipts', 'links', 'site', 'id', 'key', 'picture', 'coordinates', 'official']);
/** Fields of a place that hold its hours; all else that it says of times is advice. */
const hoursFields = ['hours', 'hoursNote', 'lastEntry'];

/**
 * The figures of an object's facts. Of a place only its fares, its hours and its number count: what its text tells of prices and
 * times is advice, and of other days.
 * @param place the place that a ticket is for, whose fares and hours are the ticket's
 */
export function factFigures(object: Bearer, place?: Bearer): FactFigures {
  const before = known.get(object);
  if (before && before.place === place) return before.figures;
  const figures = figuresOf(object, place);
  known.set(object, { place, figures });
  return figures;
}

/** By the object: each is asked for by each of its receipts, and again whenever another file changes. */
const known = new WeakMap<Bearer, { readonly place: Bearer | undefined; readonly figures: FactFigures }>();

function figuresOf(object: Bearer, place: Bearer | undefined): FactFigures {
  const isPlace = isPlaceLike(object);
  const words = textsOf(isPlace ? pick(object, hoursFields) : object);
  const priced = isPlace ? object['price'] : [object, place?.['price']];
  const phones = isPlace ? textsOf(object['phone']) : words;
  const times = [...words, ...(place ? textsOf(pick(place, hoursFields)) : [])].flatMap(timesIn);
  const early = words.flatMap(minutesBefore);
  return {
    amounts: new Set([...amountFields(priced), ...(isPlace ? [] : words.flatMap(amountsIn))]),
    times: new Set([...times, ...early.flatMap((minutes) => times.map((time) => (time - minutes + 1440) % 1440))]),
    phones: new Set(phones.flatMap(phonesIn)),
  };
}

/** Whether a place tells a fact at all; of other objects nobody can say. */
export function holdsFact(object: Bearer, fact: FactKind): boolean {
  if (!isPlaceLike(object)) return true;
  switch (fact) {
    case 'hours':
    case 'closure':
      return ['hours', 'hoursNote', 'closedOn'].some((field) => object[field] !== undefined) || object['shut'] === true;
    case 'price':
    case 'fare':
      return Array.isArray(object['price']) && object['price'].length > 0;
    case 'lastEntry':
    case 'phone':
    case 'booking':
      return object[fact] !== undefined;
    case 'rule':
      return true;
  }
}

/** Whether an object itself, or the place that it is for, bears a sum in a field of its own. */
export function bearsAmount(object: Bearer, place?: Bearer): boolean {
  return amountFields(isPlaceLike(object) ? object['price'] : [object, place?.['price']]).length > 0;
}

/** What an object is called, folded by nobody yet. */
export function namesOf(object: Bearer): string[] {
  const { name, localName, otherNames, title, what, from } = object;
  return [name, localName, ...(Array.isArray(otherNames) ? (otherNames as unknown[]) : []), title, what, from].filter(
    (one) => typeof one === 'string',
  );
}

function isPlaceLike(object: Bearer): boolean {
  return 'visitMinutes' in object && 'coordinates' in object;
}

function pick(object: Bearer, fields: readonly string[]): Bearer {
  return Object.fromEntries(fields.flatMap((field) => (field in object ? [[field, object[field]]] : [])));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) => (aside.has(field) ? [] : textsOf(inner)));
}

function amountFields(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(amountFields);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'amount' && typeof inner === 'number' ? [inner] : amountFields(inner),
  );
}
