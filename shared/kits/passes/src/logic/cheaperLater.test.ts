import { dayNumber } from '@odysseus/model';
import { compiledSample, withEntries } from '../testing/samplePasses';
import { cheaperLater } from './cheaperLater';
import type { CompiledPasses } from './compiledPasses';
import { planParty } from './planParty';
import type { Trip } from './trip';

/** The gallery: €16, from 18:00 on Thursdays €12; let in to 21:00 on Thursdays, to 17:00 on other days but Tuesdays. */
const open = withEntries(compiledSample, 'gallery', '2026-06-01', 60, (weekday) =>
  weekday === 2 ? [] : [[570, weekday === 4 ? 1260 : 1020]],
);
const late = (content: CompiledPasses): CompiledPasses => ({
  ...content,
  tickets: content.tickets.map((ticket) =>
    ticket.key === 'gallery'
      ? {
          ...ticket,
          lateFares: [{ cents: 1200, who: 'Adults', ages: [18, 120], from: { weekdays: ['th'], at: '18:00' } }],
        }
      : ticket,
  ),
});
const trip = (change: Partial<Trip> = {}): Trip => ({
  // A Monday.
  arrival: dayNumber('2026-06-01'),
  days: 4,
  travellers: [{ age: 40, residency: 'elsewhere' }],
  visits: [{ ticket: 'gallery', day: 0, slot: 'morning' }],
  metro: 0,
  bus: 0,
  fromAirport: false,
  toAirport: false,
  keptOn: 'phone',
  ...change,
});

function answer(of: Trip, content: CompiledPasses) {
  const work = planParty(of, content);
  let step = work.next();
  while (!step.done) step = work.next();
  return {
    cents: step.value.cents,
    later: step.value.groups.flatMap((group) => cheaperLater(group, of, content)),
  };
}

it('counts what the day costs, and offers the cheaper evening of the stay', () => {
  expect(answer(trip(), late(open))).toEqual({
    cents: 1600,
    later: [
      {
        ticket: 'gallery',
        day: dayNumber('2026-06-04'),
        minute: 1080,
        cents: 1200,
        currency: 'EUR',
        instead: { cents: 1600, currency: 'EUR' },
      },
    ],
  });
});

it('counts the evening where it is chosen', () => {
  const chosen = trip({ visits: [{ ticket: 'gallery', day: 3, slot: 'evening' }] });
  expect(answer(chosen, late(open))).toEqual({ cents: 1200, later: [] });
  expect(answer(trip({ visits: [{ ticket: 'gallery', day: 3, slot: 'afternoon' }] }), late(open))).toMatchObject({
    cents: 1600,
    later: [{ cents: 1200 }],
  });
});

it.each<[string, Partial<Trip>, CompiledPasses]>([
  ['in a stay without such an evening', { days: 3 }, late(open)],
  ['to those who enter free', { travellers: [{ age: 12, residency: 'eea' }] }, late(open)],
  [
    'where nobody is let in that evening',
    {},
    late(withEntries(open, 'gallery', '2026-06-01', 60, () => [[570, 1020]])),
  ],
  [
    'for what a pass opens',
    {
      visits: [
        { ticket: 'gallery', day: 0, slot: 'morning' },
        { ticket: 'palace', day: 0, slot: 'afternoon' },
        { ticket: 'chapel', day: 1, slot: 'morning' },
      ],
    },
    late(open),
  ],
  ['where no evening is cheaper', {}, open],
])('offers nothing %s', (_name, change, content) => {
  expect(answer(trip(change), content).later).toEqual([]);
});
