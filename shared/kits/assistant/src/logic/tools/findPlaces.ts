import { type Currency, isAbout, isFree, metresBetween, type Money, walkingMinutes } from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import type { AskContext } from '../types';
import { isKindKey, isOfKind } from '../understanding/kindsOfPlace';
import type { Wish } from '../understanding/memory';
import type { Moment } from '../understanding/moment';
import { districtIn, districtNamed } from '../understanding/districts';
import { bareName } from '../understanding/nameWords';
import { stem, wordsOf } from '../understanding/words';
import { askedTime, isShut, openingOn } from './hours';
import { adultPrice, adultRange, mealPrice, priceMonth, type PriceRange } from './prices';

/** Metres as the crow flies within which something is near. */
const nearMetres = 1300;
/** From this minute on a museum or a shop is open late. */
const lateMinute = 20 * 60 + 30;
/**
 * Up to how much a place counts as cheap for an adult, and a meal, in each currency's main unit: where a question says 'cheap' and
 * names no sum. They are about the same money, in whole units, and set by hand: the day's rate of exchange moves no place in or out.
 */
const cheap: Readonly<Record<Currency, { readonly entry: number; readonly meal: number }>> = {
  EUR: { entry: 12, meal: 20 },
  GBP: { entry: 10, meal: 17 },
};

export interface Found {
  readonly place: CorpusPlace;
  readonly score: number;
  /** Minutes on foot from what it should be near. */
  readonly walk?: number | undefined;
  /** Its price, where it begins below what somebody wants to pay and may come to more. */
  readonly mayCostMore?: PriceRange | undefined;
}

/**
 * Places that are as wished, the best first. Under a limit are those that cost less in full; where there are none, those that
 * begin below it.
 * @param without ids that were shown already
 */
export function findPlaces(
  guide: Guide,
  wish: Wish,
  moment: Moment,
  context: AskContext,
  without: ReadonlySet<string> = new Set(),
): Found[] {
  const kinds = wish.kinds.filter(isKindKey);
  const special = [...kinds, ...wish.about].some((word) =>
    ['hospital', 'pharmacy', 'police', 'embassy', 'hotel', 'hostel', 'consulate', 'doctor'].includes(word),
  );
  const lexical = new Map(
    guide.placeIndex.search(wish.about, 120).map(({ item, score, covered }) => [item.id, { score, covered }]),
  );
  const preferred = new Map<string, number>(
    wish.prefer ? guide.placeIndex.search(wish.prefer, 40).map(({ item, score }) => [item.id, score]) : [],
  );
  const told =
    kinds.length > 0 &&
    guide.corpus.places.some(
      (place) => (lexical.get(place.id)?.covered ?? 0) >= 0.5 && kinds.some((kind) => isOfKind(place, kind)),
    );
  const found = guide.corpus.places.flatMap((place): Found[] => {
    if (without.has(place.id) || isShut(place)) return [];
    if (!special && (place.kind === 'service' || place.kind === 'hotel')) return [];
    if (kinds.length > 0 && !kinds.some((kind) => isOfKind(place, kind))) return [];
    if (!passes(guide, place, wish, moment, context)) return [];
    const text = lexical.get(place.id);
    // Nobody who asks for a garden is sent out of town: a trip of a day is found by what it is.
    if (place.beyond && !kinds.includes('trip') && (text?.covered ?? 0) < 0.5) return [];
    if (wish.about.length > 0 && (kinds.length === 0 || told) && (text?.covered ?? 0) < 0.5) return [];
    const metres = wish.near && metresBetween(wish.near.at, place.coordinates);
    const within = isWithin(guide, place, wish.near);
    if (metres !== undefined && ((metres > nearMetres && !within) || place.id === wish.near?.place)) return [];
    const known =
      (place.picture && !wish.children ? 2.5 : 0) +
      Math.min(3, place.told.length) * 0.5 -
      (isTimed(moment, wish) && !hoursKnown(place) ? 20 : 0);
    const score =
      known +
      (text?.score ?? 0) * (wish.about.length > 0 ? 2 : 0) -
      (metres ?? 0) / 250 +
      bonus(place, wish) +
      suitsAges(place, context.ages) +
      (preferred.get(place.id) ?? 0) * 2 +
      (within ? 6 : 0);
    const price = wish.under === undefined ? undefined : rangeOf(guide, place, moment, context);
    return [
      {
        place,
        score,
        ...(wish.near ? { walk: walkingMinutes(wish.near.at, place.coordinates) } : {}),
        ...(price && !isUnder(price.most, wish) ? { mayCostMore: price } : {}),
      },
    ];
  });
  const inFull = found.filter(({ mayCostMore }) => !mayCostMore);
  const affordable = inFull.length > 0 ? inFull : found;
  // What the guide knows no hours of is offered only where nothing else is.
  const sure = isTimed(moment, wish) ? affordable.filter(({ place }) => hoursKnown(place)) : affordable;
  return (sure.length > 0 ? sure : affordable).sort(
    (a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name),
  );
}

/** What an adult pays at the time that is asked about, in the city's currency; undefined where that is told in another, which compares with nothing. */
export function rangeOf(guide: Guide, place: CorpusPlace, moment: Moment, context: AskContext): PriceRange | undefined {
  const range = adultRange(place, context.residency, priceMonth(guide, context, moment));
  return range?.currency === guide.currency ? range : undefined;
}

/** Whether a price in the city's currency is one that counts as cheap; in another it is held against no limit. */
function isCheap({ currency }: Guide, { kind }: CorpusPlace, price: Money | undefined): boolean {
  if (price === undefined || price.currency !== currency) return false;
  return price.amount <= cheap[currency][kind === 'restaurant' ? 'meal' : 'entry'];
}

function isUnder(amount: number, { under = Infinity, atMost }: Pick<Wish, 'under' | 'atMost'>): boolean {
  return atMost ? amount <= under : amount < under;
}

/** Notes of these subjects say what one goes there for. */
const telling = ['order', 'buy', 'food', 'bloom', 'details', 'treats'] as const;

/** Whether a word stands in what a place is in short: its name, its subjects, its summary, what to order; not just somewhere in its story. */
export function tellsOf({ name, localName = '', tags, summary, told }: CorpusPlace, word: string): boolean {
  const own = [
    name,
    localName,
    summary,
    ...tags,
    ...told.flatMap(({ group, entry }) => [
      group,
      entry.why,
      ...(entry.notes ?? [])
        .filter((note) => telling.some((subject) => isAbout(note, subject)))
        .map(({ text }) => text),
    ]),
  ];
  return own.some((text) => wordsOf(text).some((known) => stem(known) === stem(word)));
}

/** Whether a place stands in the quarter that was asked for, by the quarter's name. */
export function isWithin({ local }: Guide, { area, address }: CorpusPlace, near: Wish['near']): boolean {
  if (near?.within !== true) return false;
  const district = districtNamed(near.name, local);
  if (district !== undefined) return districtIn(address, local) === district;
  return ` ${bareName(area, local.language)} `.includes(` ${bareName(near.name, local.language)} `);
}

/** What is told beyond kinds and words: each of them must hold. */
function passes(guide: Guide, place: CorpusPlace, wish: Wish, moment: Moment, context: AskContext): boolean {
  const tag = (...any: string[]): boolean => place.tags.some((own) => any.includes(own));
  const price =
    adultPrice(place, context.residency, priceMonth(guide, context, moment)) ??
    (place.kind === 'restaurant' ? mealPrice(place) : undefined);
  if (wish.free && !isFree(place) && !(place.price.length === 0 && tag('free'))) return false;
  if (wish.under !== undefined) {
    const range = rangeOf(guide, place, moment, context);
    if (!range || !isUnder(range.least, wish)) return false;
  }
  if (wish.cheap && !(tag('cheap', 'budget', 'free', 'value') || isFree(place) || isCheap(guide, place, price)))
    return false;
  if (wish.diet && !caters(place, wish.diet)) return false;
  if (
    wish.rain &&
    !tag('rain') &&
    ![
      'museum',
      'passage',
      'shop',
      'library',
      'church',
      'cafe',
      'restaurant',
      'theatre',
      'house',
      'bar',
      'club',
    ].includes(place.kind)
  )
    return false;
  if (wish.stepFree && place.access.stepFree !== 'yes') return false;
  if (
    wish.children &&
    !(
      tag('children', 'families', 'toddlers', 'teens', 'playground', 'animals', 'zoo', 'rides', 'puppets') ||
      isForFamilies(place)
    )
  )
    return false;
  if (wish.quiet && !tag('quiet')) return false;
  if (wish.view && !tag('view', 'rooftop', 'sunset')) return false;
  if (wish.late && moment.date !== undefined)
    return openingOn(place, moment.date).spans.some(([, to]) => to >= lateMinute);
  if (
    wish.late &&
    !tag('after-midnight', 'late', 'late-evening', 'night', 'late-cafe') &&
    !closesAfter(place, context, guide, 23 * 60)
  )
    return false;
  if (wish.noBooking && place.booking?.needed !== 'no' && !tag('walk-in', 'no-booking') && place.booking !== undefined)
    return false;
  if (!isTimed(moment, wish)) return true;
  return isOpenAt(guide, place, moment, context);
}

function isOpenAt(guide: Guide, place: CorpusPlace, moment: Moment, context: AskContext): boolean {
  const { date, minute } = askedTime(guide, moment, context.now);
  const opening = openingOn(place, date, minute);
  if (opening.state !== 'unknown') return opening.state === 'open';
  // What the guide knows no hours of stands last, and its entry says so.
  return place.calendar === undefined && !isShut(place);
}

/** Whether a time is asked about. */
export function isTimed(moment: Moment, wish: Wish): boolean {
  return (
    moment.date !== undefined ||
    moment.minute !== undefined ||
    moment.part !== undefined ||
    moment.now === true ||
    wish.open === true
  );
}

/** Streets, squares and bridges have no hours because they have no doors; a hotel's never shut. */
export function isAlwaysOpen({ kind, calendar }: CorpusPlace): boolean {
  return (
    calendar === undefined &&
    ['street', 'square', 'bridge', 'viewpoint', 'neighbourhood', 'water', 'hotel'].includes(kind)
  );
}

/** Whether it can be told when a place is open. */
export function hoursKnown(place: CorpusPlace): boolean {
  return place.calendar !== undefined || isAlwaysOpen(place);
}

function closesAfter(place: CorpusPlace, context: AskContext, guide: Guide, minute: number): boolean {
  const { today } = askedTime(guide, {}, context.now);
  return openingOn(place, today).spans.some(([, to]) => to > minute);
}

/** Whether a screen for families lists a place. */
function isForFamilies({ told }: CorpusPlace): boolean {
  return told.some(({ subject }) => subject === 'families');
}

/** Whether a diet is catered for, as the place's tags say; never taken from a kitchen's reputation. */
export function caters({ tags }: Pick<CorpusPlace, 'tags'>, diet: string): boolean {
  return tags.some((tag) => tag.includes(diet) || (diet === 'vegetarian' && tag === 'vegan'));
}

/** Whether a screen lists a place for children of some ages. */
function suitsAges(place: CorpusPlace, ages: readonly number[]): number {
  const bands = place.told.flatMap((own) => (own.ages ? [own.ages] : []));
  const children = ages.filter((age) => age < 18);
  if (bands.length === 0 || children.length === 0) return 0;
  return children.some((age) => bands.some(([from, to]) => from <= age && age <= to)) ? 4 : -2;
}

function bonus(place: CorpusPlace, wish: Wish): number {
  const tag = (...any: string[]): number => (place.tags.some((own) => any.includes(own)) ? 1.5 : 0);
  return (
    (wish.rain ? tag('rain') : 0) +
    (wish.quiet ? tag('quiet') : 0) +
    (wish.view ? tag('view') : 0) +
    (wish.children ? tag('children', 'families') * 2 + (isForFamilies(place) ? 1.5 : 0) : 0) +
    (wish.cheap ? tag('cheap') : 0) +
    (wish.diet && place.tags.some((own) => own.includes(wish.diet ?? '')) ? 3 : 0)
  );
}
