import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { receipts } from '../../known/receipts';
import { currencySchema } from '../../money/currency';
import { placesFileSchema } from '../../places/schema';
import { byText } from '../byText';
import { knownBy } from '../receipts/withKnown';
import { placeFiles } from '../placeFiles';
import { yamlFiles } from '../yamlFiles';
import { yamlValue } from '../yamlValue';
import type { Closure } from '../../places/closedOn';
import { date } from '../../primitives';
import { priceOf, type Quotable, type QuotedSum } from './quotable';
import { asksForDay, dayOf, type QuotableDays, type QuotedDay } from './quotedDay';
import type { QuoteProblem } from './quoteProblem';

/** Finds what a name stands for. */
export type Quotes = (name: string) => QuotedSum | QuotedDay | QuoteProblem;

const sold = z.looseObject({
  key: z.string(),
  fares: z.optional(z.array(z.looseObject({ amount: z.number() }))),
  amount: z.optional(z.number()),
  since: z.optional(date),
  receipts,
});
/** Of the screen of passes and tickets only what is sold; its own kit reads the rest. */
const salesSchema = z.looseObject({
  kind: z.literal('passes'),
  currency: currencySchema,
  rides: z.array(sold),
  passes: z.array(z.looseObject({ receipts, since: z.optional(date), offers: z.array(sold) })),
  carriers: z.array(sold),
  tickets: z._default(
    z.array(
      z.looseObject({
        place: z.optional(z.string()),
        closed: z.optional(z.looseObject({ from: date, to: z.optional(date) })),
      }),
    ),
    () => [],
  ),
});

/**
 * What texts of a city may quote: `fare.metro` of the rides, passes and cards that its screen of passes sells, and
 * `place.louvre.price` of its places; `country.tax-refund` of its country's sums; and days, `fare.metro.since`,
 * `place.trevi-fountain.price.since`, `place.catacombs.closed.from`. Files are read when the first text quotes
 * one of them.
 * @param cityFolder the folder of `city.yaml`
 * @param sums of the country
 */
export function cityQuotes(cityFolder: string, sums: ReadonlyMap<string, QuotedSum> = new Map()): Quotes {
  let fares: ReadonlyMap<string, Quotable> | undefined;
  let places: ReadonlyMap<string, Quotable> | undefined;
  let closures: ReadonlyMap<string, QuotableDays> | undefined;
  return (name) => {
    const [kind = '', key = '', ...traits] = name.split('.');
    if (kind === 'fare')
      return quoted(name, `fare.${key}`, (fares ??= faresOf(cityFolder)).get(key), traits, [...fares.keys()]);
    const ofDay = traits[0] === 'price' && traits[1] === 'since' ? traits.slice(1) : traits;
    if (kind === 'place' && asksForDay(ofDay)) {
      places ??= pricesOf(cityFolder);
      closures ??= closuresOf(cityFolder);
      return dayOf(name, `place.${key}`, { ...closures.get(key), ...places.get(key)?.days }, ofDay);
    }
    if (kind === 'place' && traits[0] === 'price') {
      places ??= pricesOf(cityFolder);
      const priced = places.get(key);
      return quoted(name, `place.${key}.price`, priced?.fares.length ? priced : undefined, traits.slice(1), []);
    }
    if (kind === 'country') {
      return (
        (traits.length === 0 ? sums.get(key) : undefined) ?? {
          message: `"${name}" quotes what is no sum of country.yaml`,
          remedy:
            sums.size > 0
              ? `Quote one of ${[...sums.keys()].map((sum) => `country.${sum}`).join(', ')}`
              : 'Add it to sums in content/country.yaml, or write the sum',
        }
      );
    }
    return {
      message: `"${name}" is nothing that can be quoted`,
      remedy:
        'Quote {{fare.<key>}} of the screen of passes, {{place.<id>.price}}, {{country.<key>}}, or a day, {{fare.<key>.since}}, {{place.<id>.closed.until}}',
    };
  };
}

function quoted(
  name: string,
  stem: string,
  quotable: Quotable | undefined,
  traits: readonly string[],
  known: readonly string[],
): QuotedSum | QuotedDay | QuoteProblem {
  if (quotable) return asksForDay(traits) ? dayOf(name, stem, quotable.days, traits) : priceOf(stem, quotable, traits);
  return {
    message: `"${name}" quotes what is not sold`,
    remedy:
      known.length > 0
        ? `Quote one of ${known.map((key) => `fare.${key}`).join(', ')}`
        : 'Name a place of a public file that has a price',
  };
}

function faresOf(cityFolder: string): Map<string, Quotable> {
  const found = yamlFiles(join(cityFolder, 'screens')).flatMap((file) => faresIn(file, readFileSync(file, 'utf8')));
  return new Map(found);
}

const faresIn = byText((file, text): readonly (readonly [string, Quotable])[] => {
  if (!/^kind: passes$/m.test(text)) return [];
  // What is wrong in it is told when the screen itself is read.
  const { data } = z.safeParse(salesSchema, yamlValue(file, text));
  if (!data) return [];
  const offers = data.passes.flatMap((pass) =>
    pass.offers.map((offer) => ({ since: pass.since, ...offer, receipts: pass.receipts })),
  );
  return [...data.rides, ...offers, ...data.carriers].map(({ key, fares = [], amount, since, receipts: own = [] }) => {
    const all = amount === undefined ? fares : [{ amount, who: 'Everyone' }];
    const known = knownBy(own);
    return [
      key,
      {
        fares: all.map((fare) => ({ who: '', ...fare, currency: data.currency })),
        ...(known ? { known } : {}),
        ...(since ? { days: { since } } : {}),
      },
    ];
  });
});

function pricesOf(cityFolder: string): Map<string, Quotable> {
  const found = placeFiles(join(cityFolder, 'places')).files.flatMap((file) =>
    pricesIn(file, readFileSync(file, 'utf8')),
  );
  return new Map(found);
}

const pricesIn = byText((file, text): readonly (readonly [string, Quotable])[] => {
  const { data } = z.safeParse(placesFileSchema, yamlValue(file, text));
  // What is premium stands in no text that everybody may read.
  if (data?.access !== 'public') return [];
  return data.places.flatMap(({ id, price, priceSince, closedOn, receipts: own = [] }): [string, Quotable][] => {
    const known = knownBy(own);
    const days = { ...(priceSince ? { since: priceSince } : {}), ...closureDays(closedOn?.[0]) };
    return [[id, { fares: price, ...(known ? { known } : {}), days }]];
  });
});

/** Days on which nobody gets in to a place, as the screen of passes has them. */
function closuresOf(cityFolder: string): Map<string, QuotableDays> {
  const found = yamlFiles(join(cityFolder, 'screens')).flatMap((file) => closuresIn(file, readFileSync(file, 'utf8')));
  return new Map(found);
}

const closuresIn = byText((file, text): readonly (readonly [string, QuotableDays])[] => {
  if (!/^kind: passes$/m.test(text)) return [];
  const { data } = z.safeParse(salesSchema, yamlValue(file, text));
  return (data?.tickets ?? []).flatMap(({ place, closed }) =>
    place !== undefined && closed ? [[place, closureDays(closed)] as const] : [],
  );
});

function closureDays(closure: Pick<Closure, 'from' | 'to'> | undefined): QuotableDays {
  if (!closure) return {};
  return { 'closed.from': closure.from, ...(closure.to ? { 'closed.until': closure.to } : {}) };
}
