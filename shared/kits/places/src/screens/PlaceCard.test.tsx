import type { CompiledPlace, Entry } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { PlaceListScreen } from './PlaceListScreen';

async function show(change: Partial<CompiledPlace>, entry: Partial<Entry> = {}) {
  const place = samplePlace('park', { name: 'The park', area: 'South', ...change });
  const groups = [{ title: 'All of them', entries: [{ place: 'park', why: 'Because.', ...entry }] }];
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn()}>
        <PlaceListScreen content={samplePlaceList([place], { groups })} path="/sights" />
      </ShellProvider>
    </MemoryRouter>,
  );
  const card = screen.getByRole('article', { name: 'The park' });
  // Drawings of icons come by and by.
  await waitFor(() => expect(card.querySelector('svg:empty')).toBeNull());
  return card;
}

it('tells a ride as a ride, and only a walk as a walk', async () => {
  expect(await show({}, { detour: { from: 'The Lateran', by: 'metro', minutes: 30 } })).toHaveTextContent(
    /30\smin by metro from the Lateran/,
  );
});

it('tells a walk from a sight as a walk', async () => {
  expect(await show({}, { detour: { from: 'The Lateran', minutes: 9 } })).toHaveTextContent(
    /9\smin on foot from the Lateran/,
  );
});

it('says on a screen of any width whether one gets in without a step', async () => {
  const card = await show({ access: { stepFree: 'partly' } });
  expect(within(card).getByText('Partly step-free', { selector: 'li' })).not.toHaveAttribute('data-wide');
});

it('says in words what the best time is', async () => {
  expect(await show({ bestTime: 'When it rains.' })).toHaveTextContent(/Best: When it rains(?!\.)/);
});

it('does not name a quarter twice that is itself where the walk begins', async () => {
  const card = await show({ area: 'Colosseum' }, { detour: { from: 'the Colosseum', minutes: 5 } });
  expect(card).toHaveTextContent(/5\smin on foot from the Colosseum/);
  expect(card).not.toHaveTextContent(/Colosseum\s·/);
});

it('does not name a quarter below a place of its name', async () => {
  const card = await show({ name: 'The park', area: 'Park' });
  expect(within(card).queryByText('Park')).not.toBeInTheDocument();
});

it('says of a place whose hours nobody knows that they are not known, among its facts', async () => {
  expect(
    await show({ kind: 'restaurant', hours: undefined, calendar: undefined, hoursNote: undefined }),
  ).toHaveTextContent('Hours not known; check before you go');
});
