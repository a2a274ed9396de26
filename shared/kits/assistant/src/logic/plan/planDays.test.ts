import { walkingMinutes } from '@odysseus/model';
import { prepareGuide, type Guide } from '../guide';
import { sampleCorpus } from '../../testing/sampleCorpus';
import { openingOn } from '../tools/hours';
import type { AskContext } from '../types';
import { prepareAssistant } from '../engine';
import { planDays, type Planned, type PlanWish } from './planDays';

const guide: Guide = prepareGuide(sampleCorpus());
const context: AskContext = {
  now: new Date('2026-11-24T10:00:00+01:00'),
  plan: [],
  residency: 'unknown',
  ages: [],
  history: [],
};
const named = (...ids: string[]) => ids.flatMap((id) => guide.places.get(id) ?? []);
const wish = (change: Partial<PlanWish> = {}): PlanWish => ({
  date: '2026-11-25',
  days: 1,
  pace: 'usual',
  from: 570,
  until: 1110,
  include: [],
  exclude: new Set(),
  wish: { kinds: [], about: [] },
  fill: true,
  ...change,
});
const ids = ({ days }: Planned): (string | undefined)[] => days.flatMap(({ stops }) => stops.map(({ place }) => place));

it.each(['2026-11-24', '2026-11-25', '2026-11-29', '2027-05-01', '2026-12-25', '2027-03-28'] as const)(
  'plans %s so that every door is open, nothing overlaps, and there is time for the way',
  (date) => {
    for (const pace of ['slow', 'usual', 'full'] as const) {
      const [day] = planDays(guide, wish({ date, pace }), context).days;
      const stops = day?.stops ?? [];
      stops.forEach((stop, index) => {
        const place = stop.place === undefined ? undefined : guide.places.get(stop.place);
        if (place?.calendar)
          expect(
            openingOn(place, date).spans.some(([from, to]) => from <= stop.at && stop.at + stop.minutes <= to),
          ).toBe(true);
        const before = stops[index - 1];
        const from = before?.place === undefined ? undefined : guide.places.get(before.place);
        if (before) expect(stop.at).toBeGreaterThanOrEqual(before.at + before.minutes);
        // On foot or quicker, by metro: never less than half of the walk.
        if (before && from && place)
          expect(stop.at - before.at - before.minutes).toBeGreaterThanOrEqual(
            Math.min(10, walkingMinutes(from.coordinates, place.coordinates) / 2),
          );
      });
      expect(new Set(ids({ days: day ? [day] : [], leftOut: [] })).size).toBe(stops.length);
    }
  },
);

it('puts a place on the day on which it opens, and says what it leaves out and why', () => {
  const planned = planDays(
    guide,
    wish({ date: '2026-11-23', days: 2, include: named('louvre', 'orsay', 'pompidou'), fill: false }),
    context,
  );
  expect(planned.days.map(({ stops }) => stops.filter(({ meal }) => !meal).map(({ place }) => place))).toEqual([
    ['louvre'],
    ['orsay'],
  ]);
  expect(planned.leftOut.map(({ place, why }) => [place.id, why])).toEqual([['pompidou', 'shut']]);
  expect(
    planDays(guide, wish({ date: '2027-05-01', include: named('louvre'), fill: false }), context).leftOut.map(
      ({ why }) => why,
    ),
  ).toEqual(['closed']);
});

describe('a plan that was made', () => {
  const assistant = prepareAssistant(sampleCorpus());
  const plan = (...questions: string[]) => {
    let memory: unknown;
    let answer = assistant.answer('', context);
    for (const question of questions) {
      answer = assistant.answer(question, { ...context, history: [{ question: '', memory }] });
      memory = JSON.parse(JSON.stringify(answer.memory)) as unknown;
    }
    return answer.parts.flatMap((part) => (part.type === 'plan' ? [part.plan] : []))[0];
  };
  const places = (planned: ReturnType<typeof plan>) =>
    planned?.days.flatMap(({ stops }) =>
      stops.flatMap(({ place, note }) => (place === undefined || note !== undefined ? [] : [place])),
    );

  it('swaps, drops, adds and slows down', () => {
    const first = 'Plan tomorrow with the Louvre and the Sainte-Chapelle';
    expect(places(plan(first))).toEqual(expect.arrayContaining(['paris/louvre', 'paris/sainte-chapelle']));
    const swapped = places(plan(first, 'swap the Louvre for Orsay'));
    expect(swapped).toContain('paris/orsay');
    expect(swapped).not.toContain('paris/louvre');
    expect(places(plan(first, 'drop the Sainte-Chapelle'))).not.toContain('paris/sainte-chapelle');
    expect(places(plan(first, 'add the Carnavalet museum'))).toContain('paris/carnavalet');
    expect(places(plan(first, 'slower'))?.length).toBeLessThan(places(plan(first))?.length ?? 0);
    expect(plan(first, 'drop the afternoon')?.days[0]?.stops.every(({ at }) => at < '14:00')).toBe(true);
  });

  it('leaves what stays of a day as it was', () => {
    const first = 'Plan tomorrow with the Louvre and a good lunch';
    const stops = plan(first)?.days[0]?.stops ?? [];
    expect(stops.filter(({ note }) => note === undefined).length).toBeGreaterThan(1);
    expect(plan(first, 'no evening please, drop the evening')?.days[0]?.stops).toEqual(
      stops.filter(({ at }) => at < '18:00'),
    );
    expect(plan(first, 'just the morning')?.days[0]?.stops).toEqual(stops.filter(({ at }) => at < '13:00'));
  });

  it('says what it would take out of the trip', () => {
    const trip = [{ id: 'paris/louvre', name: 'Louvre', path: '/places#louvre' }];
    let memory: unknown;
    for (const question of ['Plan tomorrow from my trip', 'swap the Louvre for Orsay']) {
      const answer = assistant.answer(question, { ...context, plan: trip, history: [{ question: '', memory }] });
      memory = JSON.parse(JSON.stringify(answer.memory)) as unknown;
      const [planned] = answer.parts.flatMap((part) => (part.type === 'plan' ? [part.plan] : []));
      if (question.startsWith('swap'))
        expect([planned?.add.map(({ id }) => id), planned?.remove.map(({ id }) => id)]).toEqual([
          expect.arrayContaining(['paris/orsay']),
          ['paris/louvre'],
        ]);
    }
  });

  it('takes in one place more, and leaves the day that it does not touch as it was', () => {
    const first = 'Plan two days from 2 December with the Louvre and Orsay';
    const [before, after] = [plan(first), plan(first, 'add the Sainte-Chapelle')];
    expect(places(after)).toEqual(expect.arrayContaining(['paris/louvre', 'paris/orsay', 'paris/sainte-chapelle']));
    expect(
      after?.days.filter((day, index) => JSON.stringify(day) === JSON.stringify(before?.days[index])).length,
    ).toBeGreaterThanOrEqual(1);
  });

  it('says that a place is in no day of it', () => {
    const first = assistant.answer('Plan tomorrow with the Louvre', context);
    const { parts } = assistant.answer('drop the Centre Pompidou', {
      ...context,
      history: [{ question: '', memory: first.memory }],
    });
    expect(parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : [])).join(' ')).toMatch(
      /is no part of this plan/,
    );
  });
});

it('leaves a trip of a day out of the days in the city, asked for or not', () => {
  const corpus = sampleCorpus();
  const [garden] = corpus.places.filter(({ kind }) => kind === 'garden' || kind === 'park');
  if (!garden) throw new Error('The sample has no garden.');
  const far = { ...garden, id: 'far-garden', name: 'The far garden', beyond: true };
  const wider = prepareGuide({ ...corpus, places: [...corpus.places, far] });
  expect(ids(planDays(wider, wish({ days: 3, wish: { kinds: ['garden'], about: [] } }), context))).not.toContain(
    'far-garden',
  );
  const asked = planDays(wider, wish({ include: [far] }), context);
  expect(ids(asked)).not.toContain('far-garden');
  expect(asked.leftOut).toEqual([{ place: far, why: 'beyond' }]);
});
