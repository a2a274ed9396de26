import { monday, weekday } from '@odysseus/model';
import { randomFrom } from '@odysseus/model/testing';
import { cheapestCover } from './cheapestCover';
import type { Need, Offered } from './cover';
import { everyCover } from '../testing/everyCover';

const day = 1440;
const solve = (
  needs: Need[],
  offers: Offered[],
  firstWeekday = monday,
  without?: ReadonlySet<string>,
  oneOf?: ReadonlySet<string>,
) => {
  const walk = cheapestCover(needs, offers, {
    firstWeekday,
    ...(oneOf ? { oneOf } : {}),
    ...(without ? { without } : {}),
  });
  for (;;) {
    const step = walk.next();
    if (step.done) return step.value;
  }
};
const need = (at: number, cents: number | undefined, ...coveredBy: string[]): Need => ({ at, cents, coveredBy });
const hours = (key: string, hours: number, cents: number, covers = 'museums'): Offered => ({
  key,
  covers,
  cents,
  validity: { kind: 'hours', hours },
});
const days = (key: string, days: number, cents: number, covers = 'museums'): Offered => ({
  key,
  covers,
  cents,
  validity: { kind: 'days', days },
});
const week: Offered = {
  key: 'week',
  covers: 'rides',
  cents: 3240,
  validity: { kind: 'week', soldUntil: weekday.parse(4) },
};

describe('cheapestCover', () => {
  it('asks for nothing when nothing is needed', () => {
    expect(solve([], [hours('two', 48, 8500)])).toEqual({ cents: 0, purchases: [], singles: [] });
  });

  it('pays singles where a pass costs more, and no pass where it costs the same', () => {
    expect(solve([need(600, 2000, 'museums')], [hours('two', 48, 2001)])).toMatchObject({
      cents: 2000,
      purchases: [],
      singles: [0],
    });
    expect(solve([need(600, 2000, 'museums')], [hours('two', 48, 2000)])).toMatchObject({ cents: 2000, purchases: [] });
  });

  it('lets a pass of hours run past midnight to the same minute, that minute excluded', () => {
    const afternoon = 14 * 60;
    const needs = [
      need(afternoon, 2500, 'museums'),
      need(2 * day + 10 * 60, 2000, 'museums'),
      need(2 * day + afternoon, 2000, 'museums'),
    ];
    expect(solve(needs, [hours('two', 48, 3000)])).toEqual({
      cents: 5000,
      purchases: [{ offer: 'two', from: afternoon, until: 2 * day + afternoon, needs: [0, 1], reduced: [] }],
      singles: [2],
    });
  });

  it('ends a pass of calendar days at midnight, however late it began', () => {
    const needs = [
      need(18 * 60, 2500, 'museums'),
      need(day + 600, 2000, 'museums'),
      need(2 * day + 600, 2000, 'museums'),
    ];
    expect(solve(needs, [days('two', 2, 3000)])).toMatchObject({
      cents: 5000,
      purchases: [{ from: 0, until: 2 * day, needs: [0, 1] }],
      singles: [2],
    });
  });

  it('ends a weekly pass on Sunday and begins another on Monday', () => {
    // Thursday to the Wednesday after.
    const needs = Array.from({ length: 7 }, (_, index) => need(index * day + 540, 1500, 'rides'));
    expect(solve(needs, [week], weekday.parse(4))).toMatchObject({
      cents: 6480,
      purchases: [
        { from: -3 * day, until: 4 * day },
        { from: 4 * day, until: 11 * day },
      ],
    });
  });

  it('sells no weekly pass to somebody who arrives after its last day of sale', () => {
    const needs = [0, 1, 2].map((index) => need(index * day + 540, 1500, 'rides'));
    expect(solve(needs, [week], weekday.parse(4))).toMatchObject({ cents: 3240 });
    expect(solve(needs, [week], weekday.parse(5))).toMatchObject({ cents: 4500, purchases: [] });
  });

  it('spends a number of choices on what costs most and no other pass opens', () => {
    const explorer: Offered = { key: 'two', covers: 'list', cents: 3000, validity: { kind: 'choices', choices: 2 } };
    const needs = [need(600, 1000, 'list'), need(700, 4000, 'list'), need(800, 2500, 'list', 'museums')];
    expect(solve(needs, [explorer])).toMatchObject({
      cents: 4000,
      purchases: [{ offer: 'two', needs: [1, 2] }],
      singles: [0],
    });
  });

  it('opens the first places of a list at which a pass is shown, and no more', () => {
    const card: Offered = { ...hours('card', 72, 3000, 'rides'), first: { of: 'list', places: 2 } };
    const needs = [
      need(600, 500, 'list'),
      need(700, 1800, 'list'),
      need(day, 1600, 'list'),
      need(day + 60, 900, 'rides'),
    ];
    // The €5 one is paid, for the card would spend a place on it; rides are never counted.
    expect(solve(needs, [card])).toEqual({
      cents: 3500,
      purchases: [{ offer: 'card', from: 700, until: 700 + 3 * day, needs: [1, 2, 3], reduced: [] }],
      singles: [0],
    });
  });

  it('takes a published reduction where a pass has no place left, and where it only reduces', () => {
    const card: Offered = { ...hours('card', 72, 1200, 'rides'), first: { of: 'list', places: 1 } };
    const reduced = (at: number, cents: number, own: number, ...coveredBy: string[]): Need => ({
      ...need(at, cents, ...coveredBy),
      reducedBy: { list: own },
    });
    const needs = [reduced(600, 2000, 300, 'list'), reduced(700, 1500, 1100, 'list'), reduced(800, 800, 600)];
    expect(solve(needs, [card])).toEqual({
      cents: 1200 + 1100 + 600,
      purchases: [
        {
          offer: 'card',
          from: 600,
          until: 600 + 3 * day,
          needs: [0],
          reduced: [
            { need: 1, cents: 1100 },
            { need: 2, cents: 600 },
          ],
        },
      ],
      singles: [],
    });
  });

  it('says when there is no way', () => {
    expect(solve([need(600, undefined, 'museums')], [])).toBeUndefined();
    expect(solve([need(600, undefined, 'museums')], [hours('two', 48, 100)])).toMatchObject({ cents: 100 });
  });

  it('leaves out what it is told to, or buys at least one pass', () => {
    const needs = [need(600, 5000, 'museums'), need(700, 5000, 'museums')];
    expect(solve(needs, [hours('a', 48, 6000), hours('b', 48, 7000)], monday, new Set(['a']))).toMatchObject({
      cents: 7000,
    });
    expect(solve(needs, [hours('dear', 48, 20_000)], monday, undefined, new Set(['dear']))).toMatchObject({
      cents: 20_000,
    });
  });

  it('agrees with brute force on 1,500 random stays', () => {
    const random = randomFrom(20_261_121);
    for (let round = 0; round < 1500; round += 1) {
      const firstWeekday = weekday.parse(random.whole(1, 7));
      const needs = Array.from({ length: random.whole(0, 5) }, () =>
        need(
          random.whole(0, 8) * day + random.pick([600, 840, 1080]),
          random.whole(0, 9) === 0 ? undefined : random.whole(1, 40) * 100,
          ...random.some(['a', 'b', 'c']),
        ),
      );
      const offers = Array.from({ length: random.whole(0, 3) }, (_, index): Offered => ({
        key: `offer-${index}`,
        covers: random.pick(['a', 'b', 'c']),
        cents: random.whole(1, 80) * 100,
        validity: random.pick<Offered['validity']>([
          { kind: 'hours', hours: random.pick([24, 48, 96]) },
          { kind: 'days', days: random.whole(1, 4) },
          { kind: 'week', soldUntil: weekday.parse(random.whole(1, 7)) },
          { kind: 'choices', choices: random.whole(1, 3) },
        ]),
      }));
      const found = solve(needs, offers, firstWeekday);
      const expected = everyCover(needs, offers, firstWeekday);
      expect({ round, cents: found?.cents }).toEqual({ round, cents: expected });
      if (found) expect(paidFor(found, needs, offers)).toBe(found.cents);
    }
  });
});

/** What an answer costs when it is added up from its parts, each need paid exactly once. */
function paidFor(
  cover: NonNullable<ReturnType<typeof solve>>,
  needs: readonly Need[],
  offers: readonly Offered[],
): number {
  const paid = [...cover.singles, ...cover.purchases.flatMap((purchase) => purchase.needs)].sort((a, b) => a - b);
  expect(paid).toEqual(needs.map((_, index) => index));
  for (const { offer, from, until, needs: opened } of cover.purchases) {
    const bought = offers.find(({ key }) => key === offer);
    for (const index of opened) {
      const { at, coveredBy } = needs[index] ?? need(-1, 0);
      expect(coveredBy).toContain(bought?.covers);
      if (until !== undefined) expect(at >= from && at < until).toBe(true);
    }
    if (bought?.validity.kind === 'choices') expect(opened.length).toBeLessThanOrEqual(bought.validity.choices);
  }
  return (
    cover.singles.reduce((sum, index) => sum + (needs[index]?.cents ?? NaN), 0) +
    cover.purchases.reduce((sum, { offer }) => sum + (offers.find(({ key }) => key === offer)?.cents ?? NaN), 0)
  );
}
