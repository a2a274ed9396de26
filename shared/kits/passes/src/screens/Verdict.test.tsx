import { dayNumber } from '@odysseus/model';
import { render } from '@testing-library/react';
import type { CompiledPasses } from '../logic/compiledPasses';
import { planParty } from '../logic/planParty';
import type { Trip } from '../logic/trip';
import { compiledSample } from '../testing/samplePasses';
import { Verdict } from './Verdict';

/** The sample with a city card in place of the museum pass: one place free, the others cheaper by a sum that nobody publishes. */
function withCard(cents: number): CompiledPasses {
  const [pass, ...others] = compiledSample.passes;
  if (!pass) throw new Error('The sample has no pass.');
  const validity = { kind: 'hours', hours: 48 } as const;
  const first = { of: 'list', places: 1, then: 'reduced' } as const;
  const offer = { key: 'card-2', name: 'Card, 48 hours', validity, first, fares: [{ cents, who: 'Everyone' }] };
  return {
    ...compiledSample,
    passes: [{ ...pass, key: 'card', name: 'Card', covers: 'card', offers: [offer] }, ...others],
    rides: compiledSample.rides.map((ride) =>
      ride.key === 'airport' ? ride : { ...ride, coveredBy: [...ride.coveredBy, 'card'] },
    ),
    tickets: compiledSample.tickets.map((ticket) => ({ ...ticket, coveredBy: ['list'] })),
  };
}

const trip: Trip = {
  arrival: dayNumber('2026-06-01'),
  days: 2,
  travellers: [{ age: 40, residency: 'elsewhere' }],
  visits: [
    { ticket: 'palace', day: 0, slot: 'morning' },
    { ticket: 'chapel', day: 1, slot: 'morning' },
  ],
  metro: 3,
  bus: 0,
  fromAirport: false,
  toAirport: false,
  keptOn: 'phone',
};

function verdictOn(content: CompiledPasses, people = 1): string {
  const travellers = Array.from({ length: people }, () => ({ age: 40, residency: 'elsewhere' as const }));
  const planning = planParty({ ...trip, travellers }, content);
  let step = planning.next();
  while (step.done !== true) step = planning.next();
  const { container } = render(<Verdict plan={step.value} content={content} told={({ cents }) => `€${cents / 100}`} />);
  return container.textContent;
}

it('says that no pass is worth it where nothing may change that', () => {
  const content = withCard(5000);
  const [card, ...others] = content.passes;
  const plain = card?.offers.map(({ first: _reduces, ...offer }) => offer) ?? [];
  expect(card).toBeDefined();
  expect(
    verdictOn({ ...content, passes: card ? [{ ...card, covers: 'nothing', offers: plain }, ...others] : [] }),
  ).toBe('No pass beats single tickets here.');
});

it('says what to buy, and in one sentence what would decide otherwise, with its sum', () => {
  expect(verdictOn(withCard(5000))).toBe(
    'Buy single tickets. The Card (48 hours) would be cheaper only if it takes more than €2.70 off Chapel: ask the seller.',
  );
  expect(verdictOn(withCard(5000), 2)).toContain('more than €2.70 each off Chapel');
});
