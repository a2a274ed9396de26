import type { AssistantPart, AssistantPlan, PlanItem } from '@odysseus/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { ask, open, orsay, prepareTab, whole } from '../testing/openScreen';
import { partsFor, standInService, streamOf, wireOf } from '../testing/standInService';

beforeEach(prepareTab);

describe('a plan', () => {
  const louvre: PlanItem = { id: 'paris/louvre', name: 'The Louvre', path: '/museums', coordinates: [48.86, 2.33] };
  const plan: Extract<AssistantPart, { type: 'plan' }> = {
    type: 'plan',
    plan: {
      days: [
        {
          title: 'Tuesday',
          date: '2026-11-24',
          stops: [
            { place: 'paris/louvre', name: 'The Louvre', at: '09:00', minutes: 180 },
            { name: 'Lunch', at: '12:30', minutes: 60 },
          ],
        },
      ],
      add: [{ id: louvre.id, name: louvre.name, path: louvre.path, coordinates: [48.86, 2.33] }],
      remove: [{ id: orsay.id, name: orsay.name, path: orsay.path }],
    },
  };

  it('tells what it changes, is applied with one press, and taken back with another', async () => {
    const { user } = await open(
      standInService({ answer: ({ question }) => streamOf([wireOf([plan, ...partsFor(question).slice(-1)])]) }),
    );
    await ask(user, 'Plan a day');
    const card = await screen.findByRole('region', { name: 'A plan for one day' });
    expect(card).toHaveTextContent(
      /09:00.*The Louvre.*new.*3 h.*Leaves your trip.*Musée d'Orsay.*1 place added, 1 removed/,
    );
    await user.click(within(card).getByRole('button', { name: 'Apply to my trip' }));
    expect(screen.getByLabelText('trip')).toHaveTextContent(/^The Louvre$/);
    expect(card).toHaveTextContent('Your trip is as planned.');
    await user.click(within(card).getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('trip')).toHaveTextContent(/^Musée d'Orsay$/);
    expect(card).toHaveTextContent('Your trip is as it was.');
  });

  it('goes with its days into the trip of a shell that has room for them, though it brings no new place', async () => {
    const taken: string[] = [];
    const apply = jest.fn((given: AssistantPlan) => () => void taken.push(given.days[0]?.title ?? ''));
    const days: AssistantPart = { type: 'plan', plan: { ...plan.plan, add: [], remove: [] } };
    const { user } = await open(
      standInService({ answer: ({ question }) => streamOf([wireOf([days, ...partsFor(question).slice(-1)])]) }),
      { plan: { items: [louvre, orsay], add: jest.fn(), remove: jest.fn(), apply } },
    );
    await ask(user, 'Plan my trip');
    const card = await screen.findByRole('region', { name: 'A plan for one day' });
    expect(card).toHaveTextContent('Its days, times and meals go into your trip.');
    await user.click(within(card).getByRole('button', { name: 'Apply to my trip' }));
    expect(apply).toHaveBeenCalledWith(days.plan);
    expect(within(card).getByRole('link', { name: 'See my trip' })).toHaveAttribute('href', '/app/itinerarybuilder');
    await user.click(within(card).getByRole('button', { name: 'Undo' }));
    expect(taken).toEqual(['Tuesday']);
    expect(card).toHaveTextContent('Your trip is as it was.');
  });

  it('names a place that joins the trip without a day', async () => {
    const change: AssistantPart = { type: 'plan', plan: { ...plan.plan, days: [], remove: [] } };
    const { user } = await open(
      standInService({ answer: ({ question }) => streamOf([wireOf([change, ...partsFor(question).slice(-1)])]) }),
    );
    await ask(user, 'Add the Louvre');
    expect(await screen.findByRole('region', { name: 'A change of your trip' })).toHaveTextContent(
      /Joins your trip.*The Louvre.*1 place added/,
    );
  });
});

describe('an opinion', () => {
  it('arrives, with a reason where there is one', async () => {
    const { user, service } = await open();
    await ask(user, 'Hello');
    await whole();
    await user.click(screen.getByRole('button', { name: 'Not useful' }));
    await user.type(screen.getByRole('textbox', { name: /What was wrong/ }), 'Too short{Enter}');
    await waitFor(() =>
      expect(service.judged.map(({ feedback }) => feedback)).toEqual([
        { useful: false },
        { useful: false, reason: 'Too short' },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Not useful' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Thank you.')).toBeInTheDocument();
  });
});
