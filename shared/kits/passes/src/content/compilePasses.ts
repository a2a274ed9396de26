import { type CompiledCity, type Currency, type Place, fullPayerAge, isLate, productsOf } from '@odysseus/model';
import { ContentError, type ContentProblem, knownBy, withKnown } from '@odysseus/model/content';
import type { CompiledFare, CompiledLateFare, CompiledPasses, CompiledTicket, Entries } from '../logic/compiledPasses';
import { centsFor, faresOf } from '../logic/fareOf';
import type { PassesContent, PassFare, TicketContent } from '../logic/schema';

type KnownPlaces = ReadonlyMap<string, { readonly place: Place; readonly access: 'public' | 'premium' }>;
/** What tells when somebody is let in. */
export type ToldHours = Partial<Pick<Place, 'hours' | 'lastEntry' | 'receipts' | 'closedOn'>>;
type Report = (field: string, message: string, remedy: string) => void;

const oldest = 120;
const year = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * Prepares the passes screen for the page and the calculator: prices in cents, fares taken from their places where the
 * screen has none of its own, and everything that the calculation relies on checked.
 * @param file named in problems
 * @param places by id; a ticket may name a place that no file defines yet
 * @param entriesOf when a place, or a ticket with hours of its own, lets people in; throws where hours do not parse
 * @throws {ContentError} with every problem of the file
 */
export function compilePasses(
  content: PassesContent,
  file: string,
  city: CompiledCity,
  places: KnownPlaces,
  entriesOf: (told: ToldHours) => Entries | undefined = () => undefined,
): CompiledPasses {
  const problems: ContentProblem[] = [];
  const report: Report = (field, message, remedy) => problems.push({ file, line: 1, field, message, remedy });
  checkKeys(content, report);
  checkReferences(content, report);
  checkLists(content, report);
  content.rides.forEach((ride, index) => checkFares(inCents(ride.fares), 'one', `rides.${index}.fares`, report));
  content.passes.forEach((pass, index) =>
    pass.offers.forEach((offer, offerIndex) =>
      checkFares(inCents(offer.fares), 'at most one', `passes.${index}.offers.${offerIndex}.fares`, report),
    ),
  );
  const tickets = content.tickets.map((ticket, index) => {
    const compiled = compileTicket(ticket, `tickets.${index}`, content.currency, places, report);
    const place = ticket.place === undefined ? undefined : places.get(ticket.place)?.place;
    let entries: Entries | undefined;
    try {
      entries = entriesOf({ ...place, ...(ticket.hours === undefined ? {} : ownHours(ticket)) });
    } catch (cause) {
      report(
        `tickets.${index}.hours`,
        `"${ticket.hours ?? ''}" does not parse: ${String(cause instanceof Error ? cause.message : cause)}`,
        'Use OSM opening_hours syntax, for example "Tu-Su 10:00-18:00; PH off"',
      );
    }
    return {
      ...compiled,
      ...reducedAs(ticket),
      ...(entries ? { entries } : {}),
      ...closedAs(ticket, place),
    };
  });
  if (problems.length > 0) throw new ContentError(problems);
  return {
    ...content,
    city,
    tickets,
    passes: content.passes.map((pass) => ({
      ...withKnown(pass),
      offers: pass.offers.map((offer) => ({ ...offer, fares: inCents(offer.fares) })),
    })),
    rides: content.rides.map((ride) => ({ ...withKnown(ride), fares: inCents(ride.fares) })),
    carriers: content.carriers.map(({ amount, ...carrier }) => ({ ...withKnown(carrier), cents: cents(amount) })),
    others: content.others.map(withKnown),
    rules: content.rules.map(withKnown),
  };
}

/** Hours of its own count as nobody's reading: the place's receipts bear the place's. */
function ownHours({ hours, lastEntry }: TicketContent): ToldHours {
  return { hours, lastEntry, receipts: [] };
}

function reducedAs({ reducedBy }: TicketContent): Pick<CompiledTicket, 'reducedBy'> {
  return reducedBy ? { reducedBy: reducedBy.map(({ pass, fares }) => ({ pass, fares: inCents(fares) })) } : {};
}

/** A place that nobody gets into sells nothing, whatever its ticket says. */
function closedAs({ closed }: TicketContent, place: Place | undefined): Pick<CompiledTicket, 'closed'> {
  if (closed) return { closed };
  return place?.shut ? { closed: { why: place.hoursNote ?? 'Nobody gets in' } } : {};
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}

function inCents(fares: readonly PassFare[]): CompiledFare[] {
  return fares.map(({ amount, ...fare }) => ({ ...fare, cents: cents(amount) }));
}

function checkKeys(content: PassesContent, report: Report): void {
  const lists: Readonly<Record<string, readonly string[]>> = {
    carriers: content.carriers.map(({ key }) => key),
    passes: content.passes.map(({ key }) => key),
    offers: content.passes.flatMap(({ offers }) => offers.map(({ key }) => key)),
    rides: content.rides.map(({ key }) => key),
    tickets: content.tickets.map(({ key }) => key),
  };
  for (const [list, keys] of Object.entries(lists)) {
    for (const key of new Set(keys.filter((key, index) => keys.indexOf(key) !== index))) {
      report(list, `"${key}" stands twice`, 'Give each its own key');
    }
  }
}

function checkReferences(content: PassesContent, report: Report): void {
  const carriers = new Set(content.carriers.map(({ key }) => key));
  const coverage = new Set(content.passes.map(({ covers }) => covers));
  const named = new Set([...coverage, ...listsOf(content)]);
  const checkCarrier = (carrier: string | undefined, field: string) => {
    if (carrier !== undefined && !carriers.has(carrier))
      report(field, `carriers do not name "${carrier}"`, 'Add the card to carriers, or correct the key');
  };
  content.passes.forEach((pass, index) =>
    pass.offers.forEach((offer, offerIndex) =>
      checkCarrier(offer.carrier, `passes.${index}.offers.${offerIndex}.carrier`),
    ),
  );
  content.rides.forEach((ride, index) => checkCarrier(ride.carrier, `rides.${index}.carrier`));
  const tickets = new Set(content.tickets.map(({ key }) => key));
  content.example.forEach(({ ticket }, index) => {
    if (!tickets.has(ticket))
      report(`example.${index}.ticket`, `no ticket has the key "${ticket}"`, 'Name the key of one of the tickets');
  });
  for (const list of ['rides', 'tickets'] as const) {
    content[list].forEach((entry, index) => {
      for (const key of entry.coveredBy) {
        // Rides are not counted: a list holds places.
        if (!(list === 'rides' ? coverage : named).has(key))
          report(
            `${list}.${index}.coveredBy`,
            `no pass covers "${key}"`,
            'Correct it to the covers of a pass, or remove it',
          );
      }
    });
  }
  content.tickets.forEach(({ reducedBy = [] }, index) =>
    reducedBy.forEach(({ pass, fares }, position) => {
      const field = `tickets.${index}.reducedBy.${position}`;
      if (!named.has(pass))
        report(`${field}.pass`, `no pass covers "${pass}"`, 'Correct it to what a pass covers, or to its list');
      if (reducedBy.findIndex((other) => other.pass === pass) !== position)
        report(`${field}.pass`, `"${pass}" stands twice`, 'Write all of its fares in one entry');
      checkFares(inCents(fares), 'at most one', `${field}.fares`, report);
    }),
  );
}

function listsOf({ passes }: PassesContent): string[] {
  return passes.flatMap(({ offers }) => offers.flatMap(({ first }) => first?.of ?? []));
}

/** A list of which passes open the first places: tickets name it, and nothing is opened without counting by its name. */
function checkLists(content: PassesContent, report: Report): void {
  content.passes.forEach((pass, index) =>
    pass.offers.forEach(({ first, validity }, offerIndex) => {
      const field = `passes.${index}.offers.${offerIndex}.first`;
      if (!first) return;
      if (validity.kind === 'choices')
        report(field, 'a pass of a number of places counts them by itself', 'Remove it, or give the pass a time');
      if (content.passes.some(({ covers }) => covers === first.of))
        report(`${field}.of`, `a pass covers "${first.of}" without counting`, 'Give the list a name of its own');
      if (!content.tickets.some(({ coveredBy }) => coveredBy.includes(first.of)))
        report(`${field}.of`, `no ticket is on the list "${first.of}"`, 'Name it in the coveredBy of its tickets');
    }),
  );
}

function compileTicket(
  ticket: TicketContent,
  field: string,
  currency: Currency,
  places: KnownPlaces,
  report: Report,
): CompiledTicket {
  const known = ticket.place === undefined ? undefined : places.get(ticket.place);
  if (known?.access === 'premium')
    report(
      `${field}.place`,
      `"${known.place.id}" is premium and this screen is public`,
      'Move the place to a public file, or take its id off this ticket',
    );
  const foreign = known?.place.price.find((fare) => fare.currency !== currency);
  if (foreign)
    report(
      `${field}.place`,
      `"${ticket.place}" is paid in ${foreign.currency}, and this screen adds up ${currency}`,
      "Take the place's id off this ticket, or correct one of the currencies",
    );
  const ofPlace = known ? productFares(known.place) : [];
  const sold = ticket.closed === undefined && known?.place.shut !== true;
  const { hours: _hours, lastEntry: _lastEntry, reducedBy: _reducedBy, ...rest } = ticket;
  const told = withKnown(rest);
  if (ticket.fares) {
    const own = inCents(ticket.fares);
    checkFares(own, 'one', `${field}.fares`, report);
    // Of two prices for one door nobody knows which holds.
    if (ofPlace.length > 0 && ofPlace.every(({ allDay }) => differ(own, allDay))) delete told.known;
    return { ...told, fares: own };
  }
  if (!known)
    report(
      `${field}.fares`,
      'the ticket has no fares, and no file of places/ defines its place',
      'Write the fares here, or define the place',
    );
  else if (ofPlace.length > 1)
    report(
      `${field}.fares`,
      `"${known.place.id}" sells ${ofPlace.length} products, and the ticket does not say which it is`,
      'Write the fares of that product here',
    );
  else if (sold) checkFares(ofPlace[0]?.allDay ?? [], 'at least one', `${field}.place`, report);
  const read = told.known ?? knownBy(known?.place.receipts ?? []);
  const { allDay = [], late = [] } = ofPlace[0] ?? {};
  return {
    ...told,
    ...(read ? { known: read } : {}),
    fares: allDay,
    ...(late.length > 0 ? { lateFares: late } : {}),
  };
}

interface ProductFares {
  readonly allDay: readonly CompiledFare[];
  readonly late: readonly CompiledLateFare[];
}

/** A place's fares, for each thing that it sells. */
function productFares(place: Place): ProductFares[] {
  return productsOf(place.price).map(({ fares }) => ({
    allDay: fares.filter((fare) => !isLate(fare)).map(compileFare),
    late: fares.filter(isLate).map((fare) => ({ ...compileFare(fare), from: fare.from })),
  }));
}

function compileFare({ amount, who, ages, residency, months }: Place['price'][number]): CompiledFare {
  return {
    cents: cents(amount),
    who,
    ...(ages ? { ages } : {}),
    ...(residency ? { residency } : {}),
    ...(months ? { months } : {}),
  };
}

/** Whether this screen and the place's own page would name two prices to somebody without a reduction, in any month. */
function differ(own: readonly CompiledFare[], ofPlace: readonly CompiledFare[]): boolean {
  return (['eea', 'elsewhere'] as const).some((residency) =>
    year.some((month) => {
      const payer = { age: fullPayerAge, residency };
      const there = centsFor(ofPlace, payer, month);
      return there !== undefined && centsFor(own, payer, month) !== there;
    }),
  );
}

function checkFares(
  fares: readonly CompiledFare[],
  expected: 'one' | 'at most one' | 'at least one',
  field: string,
  report: Report,
): void {
  for (const residency of ['eea', 'elsewhere'] as const) {
    for (let month = 1; month <= 12; month += 1) {
      for (let age = 0; age <= oldest; age += 1) {
        const count = faresOf(fares, { age, residency }, month).length;
        if (count === 1 || (count === 0 && expected === 'at most one') || (count > 1 && expected === 'at least one'))
          continue;
        const whom = `a traveller of ${age} (${residency === 'eea' ? 'EEA' : 'elsewhere'}) in month ${month}`;
        report(
          field,
          `${count === 0 ? 'no fare holds' : `${count} fares hold`} for ${whom}`,
          'See that ages, residency and months leave each traveller exactly one fare',
        );
        return;
      }
    }
  }
}
