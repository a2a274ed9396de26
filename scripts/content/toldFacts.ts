import { basename } from 'node:path';
import type { CompiledContent, CompiledScreen } from '@odysseus/guide/content';
import { isGeneral, readingOf, type Block, type FactKind, type Knowable, type Reading } from '@odysseus/model';
import { knownBy, withKnown } from '@odysseus/model/content';

/** A fact that a remote's content tells and that changes. */
export interface ToldFact {
  /** What it is of: `paris/louvre`, or the name that a screen gives a thing. */
  readonly of: string;
  readonly fact: FactKind;
  readonly how: 'official' | 'secondary' | 'general';
  readonly reading?: Reading;
  readonly access: 'public' | 'premium';
  /** Screens that tell it, by the name of their file; none where a place is on no screen. */
  readonly screens: readonly string[];
  /** Whether it is of a place: all else is of public transport, passes, ways in and rules. */
  readonly isPlace: boolean;
}

/** What of a remote's content tells facts. */
type TellingContent = Pick<CompiledContent, 'country' | 'places' | 'premiumScreens' | 'publicScreens'>;

/** Every fact that changes, each once, however many screens tell it. */
export function toldFacts(content: TellingContent): ToldFact[] {
  const screens: (readonly [name: string, screen: CompiledScreen])[] = [
    ...[...content.publicScreens].map(([file, screen]) => [basename(file, '.yaml'), screen] as const),
    ...content.premiumScreens,
  ];
  return [
    ...screens.flatMap(([name, screen]) => factsOfScreen(name, screen)),
    ...[...content.publicScreens].flatMap(([file, screen]) => basicsOfCity(content, file, screen)),
    ...factsOfCountry(content),
    ...factsOfPlaces(content, screens),
  ];
}

/** What a city tells standing up, without what it has from its country. */
function basicsOfCity({ country }: TellingContent, file: string, screen: CompiledScreen): ToldFact[] {
  if (screen.kind !== 'overview') return [];
  return (screen.basics ?? [])
    .filter(({ key }) => country?.toldBy.get(key)?.includes(file) !== true)
    .map((basic) => ruleOf(basic.title, basic, [basename(file, '.yaml')]));
}

function factsOfCountry({ country }: TellingContent): ToldFact[] {
  if (!country) return [];
  const overviews = (key: string) => [
    ...new Set((country.toldBy.get(key) ?? []).map((file) => basename(file, '.yaml'))),
  ];
  return [
    ...country.basics.map((basic) =>
      ruleOf(`${basic.title} (${country.country})`, withKnown(basic), overviews(basic.key)),
    ),
    ...country.sums.map((sum) => ruleOf(`${sum.what} (${country.country})`, withKnown(sum), [])),
  ];
}

function ruleOf(of: string, knowable: Knowable, screens: readonly string[]): ToldFact {
  return { ...howTold(knowable, 'rule'), of, access: 'public', screens, isPlace: false };
}

function factsOfPlaces(
  { places }: TellingContent,
  screens: readonly (readonly [string, CompiledScreen])[],
): ToldFact[] {
  const lists = screens.flatMap(([name, screen]) => (screen.kind === 'places' ? [[name, screen] as const] : []));
  return [...places].flatMap(([id, { place, access }]) => {
    const shown = lists.filter(([, list]) => `${list.city.key}/${place.id}` === id && place.id in list.places);
    const facts: readonly (readonly [FactKind, boolean])[] = [
      ['hours', place.hours !== undefined],
      ['price', place.price.length > 0 || place.costs !== undefined],
      ['lastEntry', place.lastEntry !== undefined],
      ['booking', place.booking !== undefined && place.booking.needed !== 'no'],
      ['phone', place.phone !== undefined],
    ];
    const known = knownBy(place.receipts ?? []);
    return facts.flatMap(([fact, told]) =>
      told
        ? [{ ...howTold({ known }, fact), of: id, access, screens: shown.map(([name]) => name), isPlace: true }]
        : [],
    );
  });
}

function factsOfScreen(name: string, screen: CompiledScreen): ToldFact[] {
  const told = (of: string, fact: FactKind, knowable: Knowable): ToldFact => ({
    ...howTold(knowable, fact),
    of,
    access: screen.access,
    screens: [name],
    isPlace: false,
  });
  const numbers = (blocks: readonly Block[]) =>
    blocks.flatMap((block) =>
      block.type === 'numbers' ? block.numbers.map((number) => told(number.name, 'phone', number)) : [],
    );
  switch (screen.kind) {
    case 'passes':
      return [
        ...screen.passes.map((pass) => told(pass.name, 'fare', pass)),
        ...screen.rides.map((ride) => told(ride.name, 'fare', ride)),
        ...screen.carriers.map((carrier) => told(carrier.name, 'fare', carrier)),
        ...screen.others.map((other) => told(other.name, 'fare', other)),
        ...screen.rules.map((rule) => told(rule.title, 'rule', rule)),
        // What a ticket takes from its place is told of the place.
        ...screen.tickets
          .filter(({ closed, place }) => closed === undefined && place === undefined)
          .map((ticket) => told(ticket.name, 'price', ticket)),
      ];
    case 'overview':
      return [
        ...screen.arrivals.map((arrival) => told(arrival.from, 'fare', arrival)),
        ...screen.entry.map((rule) => told(rule.title, 'rule', rule)),
        ...screen.bookToday.filter(({ price }) => price !== undefined).map((entry) => told(entry.what, 'price', entry)),
      ];
    case 'metro':
      return [
        told('The network', 'rule', screen.network),
        ...[...screen.first, ...screen.blocks]
          .filter(({ type }) => type === 'table')
          .map((block) => told(block.title, 'fare', block)),
        ...numbers([...screen.first, ...screen.blocks]),
      ];
    case 'places':
      return numbers([...(screen.first ?? []), ...screen.blocks]);
    case 'live':
      return screen.items.map((item) => told(item.name, 'closure', item));
    default:
      return [];
  }
}

function howTold(knowable: Knowable, fact: FactKind): Pick<ToldFact, 'fact' | 'how' | 'reading'> {
  const reading = isGeneral(knowable, fact) ? undefined : readingOf(knowable, fact);
  return reading ? { fact, how: reading.how, reading } : { fact, how: 'general' };
}
