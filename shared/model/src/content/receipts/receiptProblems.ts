import { foldText } from '@odysseus/contract';
import { clockText, daysBetween, type CivilDate } from '@odysseus/contract/time';
import { hostOf } from '../../known/hostOf';
import type { FactKind, Receipt } from '../../known/receipts';
import type { ContentProblem } from '../contentError';
import { bearingsOf, isRecord, type Bearing } from './bearings';
import { bearsAmount, factFigures, holdsFact, namesOf } from './factsOf';
import { amountsIn, phonesIn, tellsClosure, tellsHours, tellsLastEntry, tellsPrice, timesIn } from './figures';

/** Days after which a page that is no authority's bears no price and no hours: 18 months. */
const oldPage = 548;

/** What receipts of a city are held against. */
export interface ReceiptGround {
  /** Hosts of authorities, and of whoever speaks for all of the city's sights. */
  readonly authorities: readonly string[];
  /** Places by id: a ticket's fares and hosts are those of its place. */
  readonly places: ReadonlyMap<string, { readonly place: object }>;
}

type Finding = readonly [message: string, remedy: string];

/**
 * What receipts of a city's files contradict, and what can't be believed of them. Their age is told by `agedProblems`.
 * @param files each whole, checked against its schema
 */
export function receiptProblems(
  files: readonly { readonly file: string; readonly value: unknown }[],
  ground: ReceiptGround,
): ContentProblem[] {
  const all = files.flatMap(({ file, value }) => bearingsOf(file, value));
  return [
    ...all.flatMap((bearing) =>
      bearing.receipts.flatMap((receipt, index) =>
        [...findings(bearing, receipt, ground)].map(([message, remedy]) => problemAt(bearing, index, message, remedy)),
      ),
    ),
    ...sharedReceipts(all, ground),
  ];
}

function problemAt({ file, field }: Bearing, index: number, message: string, remedy: string): ContentProblem {
  return { file, line: 1, field: [field, 'receipts', index].filter((step) => step !== '').join('.'), message, remedy };
}

function* findings({ object }: Bearing, receipt: Receipt, ground: ReceiptGround): Generator<Finding> {
  const { of: facts, how, at, says } = receipt;
  if (isHomePage(at)) yield [`${at} is a home page, where nobody reads a fact`, 'Write the address of the very page'];
  if (how === 'official' && ![...sitesOf(object, ground), ...ground.authorities].some((site) => speaksFor(at, site)))
    yield [
      `${hostOf(at)} is neither the place's own site nor an authority's`,
      'Say secondary, or name the host under site of the place or under authorities in city.yaml or country.yaml',
    ];
  yield* ageFindings(receipt);
  const place = placeOf(object, ground);
  const figures = factFigures(object, place);
  for (const fact of facts) {
    if (!holdsFact(object, fact))
      yield [`bears ${fact}, which the place does not tell`, 'Tell it, or take it out of "of"'];
    const without = lacking[fact];
    if (without && !without.tells(says))
      yield [`"${says}" holds ${without.nothing}`, 'Write the figure as it stands on the page'];
    // A rule of something that costs nothing may tell of any sum: 'cash up to €1,000'.
    const wrong = fact === 'rule' && !bearsAmount(object, place) ? undefined : contradiction(fact, says, figures);
    if (wrong !== undefined)
      yield [`"${says}" holds ${wrong}, which the fact does not`, 'Correct the fact, or quote what bears it'];
  }
}

const lacking: Partial<Record<FactKind, { readonly tells: (says: string) => boolean; readonly nothing: string }>> = {
  price: { tells: tellsPrice, nothing: 'neither an amount nor a word for free' },
  fare: { tells: tellsPrice, nothing: 'neither an amount nor a word for free' },
  hours: { tells: tellsHours, nothing: 'neither a time nor a weekday nor a word for closed' },
  lastEntry: { tells: tellsLastEntry, nothing: 'no time' },
  closure: { tells: tellsClosure, nothing: 'neither a word for closed or open nor a date' },
  phone: { tells: (says) => phonesIn(says).length > 0, nothing: 'no number' },
};

/** A figure of the receipt that is none of the fact's. */
function contradiction(
  fact: FactKind,
  says: string,
  { amounts, times, phones }: ReturnType<typeof factFigures>,
): string | undefined {
  switch (fact) {
    case 'price':
    case 'fare':
    case 'rule':
      return amountsIn(says)
        .find((amount) => amount !== 0 && !amounts.has(amount))
        ?.toString();
    case 'hours':
    case 'lastEntry': {
      const wrong = timesIn(says).find((time) => !times.has(time));
      return wrong === undefined ? undefined : clockText(wrong);
    }
    case 'phone':
      return phonesIn(says).find((digits) => ![...phones].some((own) => own.endsWith(digits) || digits.endsWith(own)));
    default:
      return undefined;
  }
}

function* ageFindings({ of: facts, how, read, dated, proves }: Receipt): Generator<Finding> {
  const earliest = dated ?? (proves === undefined ? undefined : (`${proves}-01-01`.slice(0, 10) as CivilDate));
  if (earliest !== undefined && earliest > read)
    yield [`the page is of ${dated ?? proves ?? ''}, after ${read}, when it was read`, 'Correct one of the days'];
  const bearing = facts.find((fact) => fact === 'price' || fact === 'fare' || fact === 'hours');
  if (how !== 'secondary' || bearing === undefined) return;
  // What its text proves is the earliest time that it can be of, and no date: it may have been patched together since.
  if (dated === undefined)
    yield [
      `a page that shows no date and is no authority's bears no ${bearing}`,
      'Find a dated one, or leave the fact general',
    ];
  else if (daysBetween(dated, read) > oldPage)
    yield [
      `a page of ${dated} that is no authority's was over 18 months old when it was read, and bears no ${bearing}`,
      'Find a newer one, or leave the fact general',
    ];
}

/** The same words of the same page, under objects that they don't mention: whoever stamps in bulk leaves this trace. */
function sharedReceipts(all: readonly Bearing[], ground: ReceiptGround): ContentProblem[] {
  const uses = new Map<string, { readonly bearing: Bearing; readonly index: number; readonly receipt: Receipt }[]>();
  for (const bearing of all)
    for (const [index, receipt] of bearing.receipts.entries()) {
      const key = `${receipt.at}\n${receipt.says}`;
      uses.set(key, [...(uses.get(key) ?? []), { bearing, index, receipt }]);
    }
  return [...uses.values()].flatMap((group) => {
    if (new Set(group.map(({ bearing }) => bearing.object)).size < 2) return [];
    return group
      .filter(({ bearing, receipt }) => !mentions(receipt.says, bearing.object, ground))
      .map(({ bearing, index, receipt }) =>
        problemAt(
          bearing,
          index,
          `"${receipt.says}" stands under ${group.length} things, and mentions neither a name nor a figure of this one`,
          'Quote what the page says of it, or take the receipt off',
        ),
      );
  });
}

function mentions(says: string, object: Bearing['object'], ground: ReceiptGround): boolean {
  const folded = foldText(says);
  const place = placeOf(object, ground);
  const { amounts, times, phones } = factFigures(object, place);
  return (
    [...namesOf(object), ...(place ? namesOf(place) : [])].some((name) =>
      folded.includes(foldText(name).replace(/^(?:the|le|la|les|musee|museum|il|lo) /, '')),
    ) ||
    amountsIn(says).some((amount) => amounts.has(amount)) ||
    timesIn(says).some((time) => times.has(time)) ||
    phonesIn(says).some((digits) => [...phones].some((own) => own.endsWith(digits)))
  );
}

/** An address that names no page: nothing behind the host, or a language alone. */
export function isHomePage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return search === '' && /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i.test(pathname);
}

function speaksFor(address: string, site: string): boolean {
  const { hostname } = new URL(address);
  return hostname === site || hostname.endsWith(`.${site}`);
}

/** Hosts at which the object itself speaks: its own, those of the place that it is for, and that of its official seller. */
function sitesOf(object: Bearing['object'], ground: ReceiptGround): string[] {
  const { official } = object;
  return [
    ...hostsOf(object),
    ...hostsOf(placeOf(object, ground)),
    ...(isRecord(official) && typeof official['url'] === 'string' ? [hostOf(official['url'])] : []),
  ];
}

function hostsOf(object: Readonly<Record<string, unknown>> | undefined): string[] {
  const sites: unknown = object?.['site'];
  return Array.isArray(sites) ? sites.filter((site) => typeof site === 'string') : [];
}

function placeOf({ place }: Bearing['object'], { places }: ReceiptGround): Bearing['object'] | undefined {
  return typeof place === 'string' ? (places.get(place)?.place as Bearing['object'] | undefined) : undefined;
}
