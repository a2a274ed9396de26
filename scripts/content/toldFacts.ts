import { basename } from 'node:path';
import type { CompiledContent, CompiledScreen } from '@odysseus/guide/content';
import {
  factKinds,
  isGeneral,
  readingOf,
  type Block,
  type FactKind,
  type Knowable,
  type Place,
  type Reading,
} from '@odysseus/model';
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
  const quick = new Set(
    [...(content.country?.basics ?? []), ...screens.flatMap(([, screen]) => basicsOf(screen))].map(
      ({ quick }) => quick,
    ),
  );
  return [
    ...screens.flatMap(([name, screen]) => factsOfScreen(name, screen, quick)),
    ...[...content.publicScreens].flatMap(([file, screen]) => basicsOfCity(content, file, screen)),
    ...factsOfCountry(content),
    ...factsOfPlaces(content, screens),
  ];
}

/** What a city tells standing up. */
function basicsOf(screen: CompiledScreen) {
  return screen.kind === 'overview' ? (screen.basics ?? []) : [];
}

/** The same as facts, without what a city has from its country. */
function basicsOfCity({ country }: TellingContent, file: string, screen: CompiledScreen): ToldFact[] {
  return basicsOf(screen)
    .filter(({ key }) => country?.toldBy.get(key)?.includes(file) !== true)
    .flatMap((basic) => rulesOf(basic.title, basic, [basename(file, '.yaml')]));
}

function factsOfCountry({ country }: TellingContent): ToldFact[] {
  if (!country) return [];
  const overviews = (key: string) => [
    ...new Set((country.toldBy.get(key) ?? []).map((file) => basename(file, '.yaml'))),
  ];
  return [
    ...country.basics.flatMap((basic) =>
      rulesOf(`${basic.title} (${country.country})`, withKnown(basic), overviews(basic.key)),
    ),
    ...country.sums.flatMap((sum) => rulesOf(`${sum.what} (${country.country})`, withKnown(sum), [])),
  ];
}

function rulesOf(of: string, knowable: Knowable, screens: readonly string[]): ToldFact[] {
  return kindsOf(knowable, ['rule']).map((fact) => ({
    ...howTold(knowable, fact),
    of,
    access: 'public',
    screens,
    isPlace: false,
  }));
}

function factsOfPlaces(
  { places }: TellingContent,
  screens: readonly (readonly [string, CompiledScreen])[],
): ToldFact[] {
  const lists = screens.flatMap(([name, screen]) => (screen.kind === 'places' ? [[name, screen] as const] : []));
  return [...places].flatMap(([id, { place, access }]) => {
    const shown = lists.filter(([, list]) => `${list.city.key}/${place.id}` === id && place.id in list.places);
    const known = knownBy(place.receipts ?? []);
    return kindsOf({ known }, kindsOfPlace(place)).map((fact) => ({
      ...howTold({ known }, fact),
      of: id,
      access,
      screens: shown.map(([name]) => name),
      isPlace: true,
    }));
  });
}

/** The kinds of facts for which a place has a field. */
function kindsOfPlace(place: Place): FactKind[] {
  const told: Partial<Record<FactKind, boolean>> = {
    hours: place.hours !== undefined,
    price: place.price.length > 0 || place.costs !== undefined,
    lastEntry: place.lastEntry !== undefined,
    booking: place.booking !== undefined && place.booking.needed !== 'no',
    phone: place.phone !== undefined,
    closure: place.closedOn !== undefined || place.shut === true,
  };
  return factKinds.filter((kind) => told[kind]);
}

function factsOfScreen(name: string, screen: CompiledScreen, quick: ReadonlySet<string>): ToldFact[] {
  /** A basic that is told again, and counts where it stands. */
  const isAgain = (block: Block) => block.type === 'text' && block.line !== undefined && quick.has(block.line);
  const told = (of: string, kinds: readonly FactKind[], knowable: Knowable): ToldFact[] =>
    kindsOf(knowable, kinds).map((fact) => ({
      ...howTold(knowable, fact),
      of,
      access: screen.access,
      screens: [name],
      isPlace: false,
    }));
  const blocks = (all: readonly Block[], ofTables: readonly FactKind[] = []) =>
    all.flatMap((block) => [
      ...(isAgain(block) ? [] : told(block.title, block.type === 'table' ? ofTables : [], block)),
      ...(block.type === 'numbers' ? block.numbers.flatMap((number) => told(number.name, ['phone'], number)) : []),
    ]);
  switch (screen.kind) {
    case 'passes':
      return [
        ...screen.passes.flatMap((pass) => told(pass.name, ['fare'], pass)),
        ...screen.rides.flatMap((ride) => told(ride.name, ['fare'], ride)),
        ...screen.carriers.flatMap((carrier) => told(carrier.name, ['fare'], carrier)),
        ...screen.others.flatMap((other) => told(other.name, ['fare'], other)),
        ...screen.rules.flatMap((rule) => told(rule.title, ['rule'], rule)),
        // What a ticket takes from its place is told of the place.
        ...screen.tickets
          .filter(({ closed, place }) => closed === undefined && place === undefined)
          .flatMap((ticket) => told(ticket.name, ['price'], ticket)),
      ];
    case 'overview':
      return [
        ...screen.arrivals.flatMap((arrival) => told(arrival.from, ['fare'], arrival)),
        ...screen.entry.flatMap((rule) => told(rule.title, ['rule'], rule)),
        ...screen.bookToday.flatMap((entry) => told(entry.what, entry.price === undefined ? [] : ['price'], entry)),
      ];
    case 'metro':
      return [
        ...told('The network', ['rule'], screen.network),
        ...blocks([...screen.first, ...screen.blocks], ['fare']),
      ];
    case 'places':
      return blocks([...(screen.first ?? []), ...screen.blocks]);
    case 'live':
      return screen.items.flatMap((item) => told(item.name, ['closure'], item));
    default:
      return [];
  }
}

/**
 * The kinds of facts that something tells: those that it has by what it is, and what was read of it besides. No field says that a
 * place has a rule, or that its note on hours tells a closure: its receipts do.
 */
function kindsOf(knowable: Knowable, own: readonly FactKind[]): FactKind[] {
  return factKinds.filter(
    (kind) => own.includes(kind) || (knowable.known?.[kind] !== undefined && !isToldAs(kind, own)),
  );
}

/** What a price is called by whoever sells it: the same fact. */
function isToldAs(kind: FactKind, own: readonly FactKind[]): boolean {
  return (kind === 'fare' && own.includes('price')) || (kind === 'price' && own.includes('fare'));
}

function howTold(knowable: Knowable, fact: FactKind): Pick<ToldFact, 'fact' | 'how' | 'reading'> {
  const reading = isGeneral(knowable, fact) ? undefined : readingOf(knowable, fact);
  return reading ? { fact, how: reading.how, reading } : { fact, how: 'general' };
}
