import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { dayNumber } from '@odysseus/model';
import { randomFrom } from '@odysseus/model/testing';
import { planParty, slots, type CompiledPasses, type Trip } from '@odysseus/passes';
import { everyAnswer, minuteOfEntry } from './testing/everyAnswer';

const remotes = join(__dirname, '..', 'remotes');
const rounds = 2000;
/** Every city whose guide has a screen of passes, by its name. */
const cities = readdirSync(remotes, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => [...compiledContent(join(remotes, name, 'content')).publicScreens.values()])
  .flatMap((screen) => (screen.kind === 'passes' ? [{ name: screen.city.name, content: screen }] : []));

test('Paris and Rome have a calculator', () =>
  expect(cities.map(({ name }) => name)).toEqual(expect.arrayContaining(['Paris', 'Rome'])));

describe.each(cities)('the calculator of $name', ({ content }) => {
  it(`answers ${rounds} random parties as trying everything does, to the cent`, () => {
    const random = randomFrom(20_261_124);
    const seen = { pass: 0, list: 0, reduced: 0, both: 0, free: 0 };
    for (let round = 0; round < rounds; round += 1) {
      // Every fourth at prices that nobody asks, so that passes that don't pay today are weighed, too.
      const sold = round % 4 < 3 ? content : atOtherPrices(content, random);
      const trip = randomTrip(sold, random);
      const work = planParty(trip, sold);
      let step = work.next();
      while (!step.done) step = work.next();
      const { cents, groups } = step.value;
      expect({ round, cents }).toEqual({ round, cents: everyAnswer(trip, sold) });
      const bests = groups.flatMap(({ parts }) => parts.map(({ best }) => best));
      const firsts = sold.passes.flatMap(({ offers }) => offers.flatMap(({ key, first }) => (first ? [key] : [])));
      seen.pass += bests.some(({ purchases }) => purchases.length > 0) ? 1 : 0;
      seen.list += bests.some(({ purchases }) => purchases.some(({ offer }) => firsts.includes(offer))) ? 1 : 0;
      seen.reduced += bests.some(({ singles }) => singles.some(({ reducedBy }) => reducedBy !== undefined)) ? 1 : 0;
      seen.both += groups.some(({ parts }) => parts.some(({ of }) => of === 'both')) ? 1 : 0;
      seen.free += groups.some(({ free }) => free.length > 0) ? 1 : 0;
    }
    expect(seen.pass).toBeGreaterThan(rounds / 20);
    expect(seen.free).toBeGreaterThan(rounds / 10);
    if (content.passes.some(({ offers }) => offers.some(({ first }) => first)))
      expect(Math.min(seen.list, seen.reduced, seen.both)).toBeGreaterThan(rounds / 200);
  });
});

type Random = ReturnType<typeof randomFrom>;

/** The city with one of its kinds of passes at half to all of its price, and reductions for some of its holders. */
function atOtherPrices(content: CompiledPasses, random: Random): CompiledPasses {
  const cheap = content.passes[random.whole(0, content.passes.length - 1)];
  const share = random.whole(50, 100) / 100;
  const names = [cheap?.covers, cheap?.offers[0]?.first?.of].filter((name) => name !== undefined);
  return {
    ...content,
    passes: content.passes.map((pass) =>
      pass === cheap
        ? { ...pass, offers: pass.offers.map((offer) => ({ ...offer, fares: atShare(offer.fares, share) })) }
        : pass,
    ),
    tickets: content.tickets.map((ticket) => ({
      ...ticket,
      reducedBy: random.some(names).map((pass) => ({ pass, fares: atShare(ticket.fares, random.whole(5, 9) / 10) })),
    })),
  };
}

function atShare<Fare extends { readonly cents: number }>(fares: readonly Fare[], share: number): Fare[] {
  return fares.map((fare) => ({ ...fare, cents: Math.round(fare.cents * share) }));
}

function randomTrip(content: CompiledPasses, random: Random): Trip {
  const days = random.whole(1, 4);
  // Within the year for which hours are known day by day.
  const arrival = dayNumber('2026-12-01') + random.whole(0, 320);
  const visits = Array.from({ length: random.whole(0, 5) }, () => ({
    ticket: content.tickets[random.whole(0, content.tickets.length - 1)]?.key ?? '',
    day: random.whole(0, days - 1),
    slot: random.pick(slots),
  }));
  return {
    arrival,
    days,
    travellers: Array.from({ length: random.whole(1, 2) }, () => ({
      age: random.pick([2, 5, 7, 9, 10, 16, 17, 18, 19, 25, 26, 40, 70]),
      residency: random.pick(['eea', 'elsewhere']),
    })),
    visits: visits.filter(({ ticket, day, slot }) => {
      const known = content.tickets.find(({ key }) => key === ticket);
      return known !== undefined && minuteOfEntry(known, arrival + day, slot) !== undefined;
    }),
    metro: random.whole(0, 5),
    bus: random.whole(0, 2),
    fromAirport: random.whole(0, 1) === 1,
    toAirport: random.whole(0, 1) === 1,
    keptOn: random.whole(0, 11) === 0 ? 'card' : 'phone',
  };
}
