import { dayNumber, weekday } from '@odysseus/model';
import { processorTime, randomFrom } from '@odysseus/model/testing';
import type { CompiledPasses } from './compiledPasses';
import { type Payer, centsFor } from './fareOf';
import type { Part } from './combination';
import { isFreeDay } from './isFreeDay';
import { planParty, sharedMargin, type GroupPlan, type PartyPlan } from './planParty';
import { everyCover } from '../testing/everyCover';
import { compiledSample, withEntries } from '../testing/samplePasses';
import type { Slot } from './stay';
import type { Trip, Visit } from './trip';
import { uncountedReductions } from './uncountedReductions';

const adult: Payer = { age: 40, residency: 'elsewhere' };
const european: Payer = { age: 40, residency: 'eea' };
// 1 June 2026 is a Monday.
const monday = dayNumber('2026-06-01');
const trip = (change: Partial<Trip> = {}): Trip => ({
  arrival: monday,
  days: 3,
  travellers: [adult],
  visits: [],
  metro: 0,
  bus: 0,
  fromAirport: false,
  toAirport: false,
  keptOn: 'phone',
  ...change,
});

function plan(of: Trip, content: CompiledPasses = compiledSample): PartyPlan {
  const work = planParty(of, content);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
const bought = (part: Part | undefined) => part?.best.purchases.map(({ offer }) => offer);
const partOf = (group: GroupPlan | undefined, of: GroupPlan['parts'][number]['of']) =>
  group?.parts.find((part) => part.of === of);
const visit = (ticket: string, day: number, slot: Slot = 'morning') => ({ ticket, day, slot });

describe('planParty', () => {
  it('costs nothing for nobody', () => {
    expect(plan(trip({ travellers: [], metro: 4 }))).toEqual({
      cents: 0,
      singlesCents: 0,
      currency: 'EUR',
      groups: [],
    });
  });

  it('buys a museum pass for an adult from elsewhere, and nothing for those who are free', () => {
    const visits = [
      visit('palace', 0),
      visit('chapel', 0, 'afternoon'),
      visit('gallery', 1),
      visit('tower', 1, 'evening'),
    ];
    const { cents, singlesCents, groups } = plan(
      trip({ travellers: [adult, { age: 17, residency: 'elsewhere' }, { age: 25, residency: 'eea' }], visits }),
    );
    expect(
      groups.map((group) => ({
        travellers: group.travellers,
        passes: bought(partOf(group, 'entrances')),
        cents: partOf(group, 'entrances')?.best.cents,
        free: group.free,
      })),
    ).toEqual([
      { travellers: [0], passes: ['museum-2'], cents: 5000 + 3670, free: [] },
      { travellers: [1, 2], passes: [], cents: 3670, free: ['palace', 'chapel', 'gallery'] },
    ]);
    expect(cents).toBe(5000 + 3 * 3670);
    expect(singlesCents).toBe(3200 + 2200 + 1600 + 3 * 3670);
  });

  it.each([
    [25, 'eea', 0],
    [26, 'eea', 2200],
    [17, 'elsewhere', 0],
    [18, 'elsewhere', 3200],
    [120, 'elsewhere', 3200],
  ] as const)('charges a traveller of %i from %s %i cents at a national museum', (age, residency, cents) => {
    expect(plan(trip({ travellers: [{ age, residency }], visits: [visit('palace', 0)] })).cents).toBe(cents);
  });

  it.each([
    [3, 0],
    [4, 130],
    [9, 130],
    [10, 255],
  ])('charges a child of %i %i cents for a ride', (age, cents) => {
    expect(plan(trip({ days: 1, metro: 1, travellers: [{ age, residency: 'eea' }] })).cents).toBe(cents);
  });

  it('keeps to single tickets up to four rides a day, and takes the day pass from the fifth', () => {
    expect(partOf(plan(trip({ days: 1, metro: 4 })).groups[0], 'transport')?.best).toMatchObject({
      cents: 1020,
      purchases: [],
    });
    expect(partOf(plan(trip({ days: 1, metro: 5 })).groups[0], 'transport')?.best).toMatchObject({
      cents: 1230,
      purchases: [{ offer: 'day-1' }],
    });
  });

  it('takes the week for both airport rides, and the week anew after Sunday', () => {
    const week = plan(trip({ days: 5, metro: 2, fromAirport: true, toAirport: true }));
    expect(partOf(week.groups[0], 'transport')?.best).toMatchObject({ cents: 3240, purchases: [{ offer: 'week-1' }] });
    // Wednesday to Tuesday: the second week's two days are cheaper by singles.
    const across = plan(trip({ arrival: monday + 2, days: 7, metro: 4, fromAirport: true }));
    expect(partOf(across.groups[0], 'transport')?.best).toMatchObject({
      cents: 3240 + 2 * 1020,
      purchases: [{ offer: 'week-1', from: -2 * 1440, until: 5 * 1440 }],
    });
  });

  it('finds no week for an arrival on Friday', () => {
    expect(
      bought(
        partOf(
          plan(trip({ arrival: monday + 4, days: 3, metro: 3, fromAirport: true, toAirport: true })).groups[0],
          'transport',
        ),
      ),
    ).not.toContain('week-1');
    expect(
      bought(
        partOf(
          plan(trip({ arrival: monday + 3, days: 3, metro: 3, fromAirport: true, toAirport: true })).groups[0],
          'transport',
        ),
      ),
    ).toContain('week-1');
  });

  it('adds the cards that have to be bought, once a traveller, and chooses by the sum with them', () => {
    const onPhone = plan(trip({ days: 2, metro: 1, keptOn: 'phone' }));
    const onCards = plan(trip({ days: 2, metro: 1, keptOn: 'card' }));
    expect(onPhone.cents).toBe(510);
    expect(onCards.cents).toBe(710);
    expect(partOf(onCards.groups[0], 'transport')?.best.carriers).toEqual(['easy']);
    // Two airport tickets and three days of rides: dearer than the week's card and all.
    expect(
      partOf(plan(trip({ metro: 2, fromAirport: true, toAirport: true, keptOn: 'card' })).groups[0], 'transport')?.best,
    ).toMatchObject({ cents: 3740, carriers: ['decouverte'] });
  });

  it('gives a party of nine one answer for each kind of traveller, and nine times the sum', () => {
    const nine = plan(
      trip({
        travellers: Array.from({ length: 9 }, () => adult),
        visits: [visit('palace', 0), visit('chapel', 1)],
        metro: 3,
      }),
    );
    const one = plan(trip({ travellers: [adult], visits: [visit('palace', 0), visit('chapel', 1)], metro: 3 }));
    expect(nine.groups).toHaveLength(1);
    expect(nine.groups[0]?.travellers).toHaveLength(9);
    expect(nine.cents).toBe(9 * one.cents);
  });

  it('names the runner-up: without the best pass, or with a pass where the best has none', () => {
    const withPass = partOf(
      plan(trip({ visits: [visit('palace', 0), visit('chapel', 0), visit('gallery', 1)] })).groups[0],
      'entrances',
    );
    expect(withPass?.best.cents).toBe(5000);
    expect(withPass?.runnerUp?.cents).toBe(3200 + 3000);
    const without = partOf(plan(trip({ travellers: [european], visits: [visit('palace', 0)] })).groups[0], 'entrances');
    expect(without?.best).toMatchObject({ cents: 2200, purchases: [] });
    expect(without?.runnerUp).toMatchObject({ cents: 5000, purchases: [{ offer: 'museum-2' }] });
  });

  it('knows free days: the first Sunday of December and no other', () => {
    const [first, second, june] = [dayNumber('2026-12-06'), dayNumber('2026-12-13'), dayNumber('2026-06-07')];
    const gallery = { freeDay: { weekday: weekday.parse(7), nth: 1, months: [12] } };
    expect([first, second, june].map((day) => isFreeDay(gallery, day, 10))).toEqual([true, false, false]);
    expect(
      isFreeDay({ freeDay: { weekday: weekday.parse(5), nth: 1, fromHour: 18 } }, dayNumber('2026-12-04'), 14),
    ).toBe(false);
    expect(
      isFreeDay({ freeDay: { weekday: weekday.parse(5), nth: 1, fromHour: 18 } }, dayNumber('2026-12-04'), 18),
    ).toBe(true);
    expect(plan(trip({ arrival: first, visits: [visit('gallery', 0), visit('gallery', 1)] })).cents).toBe(1600);
  });

  it('knows the last such weekday of a month, be it the fourth or the fifth', () => {
    const museum = { freeDay: { weekday: weekday.parse(7), nth: 'last' as const } };
    const free = (['2027-01-24', '2027-01-31', '2027-02-21', '2027-02-28'] as const).map((date) =>
      isFreeDay(museum, dayNumber(date), 10),
    );
    expect(free).toEqual([false, true, false, true]);
  });

  describe('with a card for entrances and transport', () => {
    const withCard = (cents: number): CompiledPasses => ({
      ...compiledSample,
      passes: [
        ...compiledSample.passes.filter(({ covers }) => covers !== 'museums'),
        {
          ...(compiledSample.passes[0] as CompiledPasses['passes'][number]),
          key: 'card',
          name: 'Card',
          covers: 'card',
          offers: [
            {
              key: 'card-2',
              name: 'Card, 48 hours',
              validity: { kind: 'hours', hours: 48 },
              first: { of: 'list', places: 1, then: 'reduced' },
              fares: [{ cents, who: 'Everyone' }],
            },
          ],
        },
      ],
      rides: compiledSample.rides.map((ride) =>
        ride.key === 'airport' ? ride : { ...ride, coveredBy: [...ride.coveredBy, 'card'] },
      ),
      tickets: compiledSample.tickets.map((ticket) => ({ ...ticket, coveredBy: ['list'] })),
    });
    const of = trip({ days: 2, metro: 3, visits: [visit('palace', 0), visit('chapel', 1)] });

    it('weighs both together, and takes the card where it is cheaper than both apart', () => {
      const { groups, cents } = plan(of, withCard(4500));
      expect(cents).toBe(4500 + 2200);
      expect(groups[0]?.withShared).toBeUndefined();
      expect(groups[0]?.parts).toMatchObject([
        { of: 'both', best: { purchases: [{ offer: 'card-2' }], singles: [{ key: 'chapel', cents: 2200 }] } },
      ]);
    });

    it('names the card beside the answer where both apart cost less, with what it reduces and nobody counts', () => {
      const content = withCard(5000);
      const [group] = plan(of, content).groups;
      expect(group?.parts.map((part) => [part.of, part.best.cents])).toEqual([
        ['entrances', 3200 + 2200],
        ['transport', 6 * 255],
      ]);
      expect(group && sharedMargin(group)).toEqual({
        cents: 5000 + 2200 - (3200 + 2200 + 6 * 255),
        currency: 'EUR',
      });
      const { combination, needs } = group?.withShared ?? { combination: { purchases: [] }, needs: [] };
      expect(uncountedReductions(combination, needs, content)).toEqual(['chapel']);
    });
  });

  it('agrees with brute force on 250 random parties', () => {
    const random = randomFrom(7);
    for (let round = 0; round < 250; round += 1) {
      const days = random.whole(1, 4);
      const content: CompiledPasses = {
        ...compiledSample,
        passes: compiledSample.passes.filter(() => random.whole(0, 3) > 0),
      };
      const of = trip({
        arrival: monday + random.whole(0, 30),
        days,
        travellers: Array.from({ length: random.whole(1, 3) }, () => ({
          age: random.pick([2, 6, 12, 19, 25, 26, 60]),
          residency: random.pick(['eea', 'elsewhere']),
        })),
        visits: Array.from({ length: random.whole(0, 4) }, () =>
          visit(
            random.pick(['palace', 'gallery', 'chapel', 'tower']),
            random.whole(0, days - 1),
            random.pick(['morning', 'afternoon', 'evening']),
          ),
        ),
        metro: random.whole(0, 5),
        bus: random.whole(0, 1),
        fromAirport: random.whole(0, 1) === 1,
        toAirport: random.whole(0, 1) === 1,
        keptOn: random.pick(['phone', 'card']),
      });
      expect({ round, cents: plan(of, content).cents }).toEqual({ round, cents: byBruteForce(of, content) });
    }
  });

  it('agrees with brute force on 250 random parties whose places shut on days and at hours, and cost less in evenings', () => {
    const random = randomFrom(20_261_124);
    let left = 0;
    for (let round = 0; round < 250; round += 1) {
      const keys = ['palace', 'gallery', 'chapel', 'tower'] as const;
      const hours = new Map(
        keys.map((key): [string, (readonly (readonly [number, number])[])[]] => [
          key,
          Array.from({ length: 7 }, () =>
            random.pick<readonly (readonly [number, number])[]>([
              [],
              [[570, 1021]],
              [[660, 1261]],
              [
                [600, 661],
                [1100, 1260],
              ],
            ]),
          ),
        ]),
      );
      const cheaper = random.whole(0, 10) * 100;
      const content = keys.reduce(
        (sum, key) => withEntries(sum, key, '2026-06-01', 60, (day) => hours.get(key)?.[day - 1] ?? []),
        compiledSample,
      );
      const evenings: CompiledPasses = {
        ...content,
        tickets: content.tickets.map((ticket) =>
          ticket.key === 'chapel'
            ? { ...ticket, lateFares: [{ cents: cheaper, who: 'All', from: { weekdays: ['th', 'fr'], at: '18:00' } }] }
            : ticket,
        ),
      };
      const days = random.whole(1, 4);
      const of = trip({
        arrival: monday + random.whole(0, 30),
        days,
        travellers: Array.from({ length: random.whole(1, 3) }, () => ({
          age: random.pick([6, 19, 26, 60]),
          residency: random.pick(['eea', 'elsewhere']),
        })),
        visits: Array.from({ length: random.whole(1, 4) }, () =>
          visit(random.pick(keys), random.whole(0, days - 1), random.pick(['morning', 'afternoon', 'evening'])),
        ),
      });
      const entered = of.visits.flatMap((wanted): Entered[] => {
        const weekdayNumber = (of.arrival + wanted.day + 3) % 7;
        const [from, to] = { morning: [600, 720], afternoon: [840, 1080], evening: [1080, 1440] }[wanted.slot] as [
          number,
          number,
        ];
        for (let minute = from; minute < to; minute += 1)
          if (hours.get(wanted.ticket)?.[weekdayNumber]?.some(([opens, ends]) => opens <= minute && minute < ends))
            return [
              {
                ...wanted,
                minute,
                cheaper:
                  wanted.ticket === 'chapel' && [3, 4].includes(weekdayNumber) && minute >= 1080 ? cheaper : Infinity,
              },
            ];
        return [];
      });
      left += of.visits.length - entered.length;
      expect({ round, cents: plan(of, evenings).cents }).toEqual({
        round,
        cents: byBruteForce({ ...of, visits: entered }, evenings),
      });
    }
    expect(left).toBeGreaterThan(100);
  });

  it('takes well under 100 ms for a family of four on ten days with twelve places', () => {
    const visits = Array.from({ length: 12 }, (_, index) =>
      visit(
        ['palace', 'gallery', 'chapel', 'tower'][index % 4] ?? 'palace',
        index % 10,
        (['morning', 'afternoon', 'evening'] as const)[index % 3],
      ),
    );
    const of = trip({
      days: 10,
      travellers: [adult, european, { age: 15, residency: 'elsewhere' }, { age: 6, residency: 'elsewhere' }],
      visits,
      metro: 4,
      bus: 1,
      fromAirport: true,
      toAirport: true,
      keptOn: 'card',
    });
    expect(processorTime(() => plan(of))).toBeLessThan(100);
  });
});

/** A visit with its minute of the day, and what it costs at most then. */
type Entered = Visit & { readonly minute: number; readonly cheaper: number };

/** The party's sum by trying everything, from the fares alone. */
function byBruteForce(
  of: Omit<Trip, 'visits'> & { readonly visits: readonly (Visit | Entered)[] },
  content: CompiledPasses,
): number {
  const firstWeekday = weekday.parse(((of.arrival + 3) % 7) + 1);
  const month = new Date(of.arrival * 86_400_000).getUTCMonth() + 1;
  return of.travellers.reduce((total, payer) => {
    const offers = content.passes.flatMap((pass) =>
      pass.offers.flatMap((offer) => {
        const cents = centsFor(offer.fares, payer, month);
        return cents === undefined
          ? []
          : [{ key: offer.key, covers: pass.covers, cents, validity: offer.validity, carrier: offer.carrier }];
      }),
    );
    const entrances = of.visits.map((wanted) => {
      const { ticket, day, slot } = wanted;
      const known = content.tickets.find(({ key }) => key === ticket);
      const date = new Date((of.arrival + day) * 86_400_000);
      const free =
        ticket === 'gallery' && date.getUTCDay() === 0 && date.getUTCDate() <= 7 && date.getUTCMonth() === 11;
      const { minute, cheaper } =
        'minute' in wanted
          ? wanted
          : { minute: { morning: 600, afternoon: 840, evening: 1080 }[slot], cheaper: Infinity };
      const allDay = centsFor(known?.fares ?? [], payer, month);
      return {
        at: day * 1440 + minute,
        cents: free ? 0 : allDay && Math.min(allDay, cheaper),
        coveredBy: known?.coveredBy ?? [],
      };
    });
    const rides = [
      ...(of.fromAirport ? [['airport', 0, 1] as const] : []),
      ...Array.from({ length: of.days }, (_, day) => [
        ['metro', day, of.metro] as const,
        ['bus', day, of.bus] as const,
      ]).flat(),
      ...(of.toAirport ? [['airport', of.days - 1, 1] as const] : []),
    ].flatMap(([key, day, count]) => {
      const ride = content.rides.find((candidate) => candidate.key === key);
      const cents = centsFor(ride?.fares ?? [], payer, month) ?? 0;
      return cents * count === 0
        ? []
        : [{ at: day * 1440 + 720, cents: cents * count, coveredBy: ride?.coveredBy ?? [], carrier: ride?.carrier }];
    });
    const forEntrances =
      everyCover(
        entrances,
        offers.filter(({ covers }) => ['museums', 'choice'].includes(covers)),
        firstWeekday,
      ) ?? NaN;
    const transportOffers = offers.filter(({ covers }) => ['day', 'week', 'tourist'].includes(covers));
    const sets = of.keptOn === 'card' ? [...Array(8).keys()] : [7];
    const forTransport = sets.flatMap((set) => {
      const held = content.carriers.filter((_, index) => (set >> index) & 1);
      const has = (carrier: string | undefined) => held.some(({ key }) => key === carrier);
      const sum = everyCover(
        rides.map((ride) => ({ ...ride, cents: has(ride.carrier) ? ride.cents : undefined })),
        transportOffers.filter(({ carrier }) => has(carrier)),
        firstWeekday,
      );
      return sum === undefined
        ? []
        : [sum + (of.keptOn === 'card' ? held.reduce((cards, { cents }) => cards + cents, 0) : 0)];
    });
    return total + forEntrances + Math.min(...forTransport);
  }, 0);
}
