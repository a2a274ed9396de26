import type { CompiledPlace } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { Blocks } from '@odysseus/page';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, within } from '@testing-library/react';

const read = { how: 'official' as const, host: 'example.com', on: '2026-11-21' as const };
/** From a Monday on: `a` is a day with hours, `b` one without. */
const open = (days: string): Partial<CompiledPlace> => ({
  calendar: { from: '2026-04-06', days, patterns: [[[600, 1080]], []] },
  hours: 'Mo-Su 10:00-18:00',
  known: { hours: read },
});
const weeks = (week: string, count = 8): string => week.repeat(count);
/** The fourth Friday is 1 May 2026. */
const firstOfMay = (week: string): string => `${weeks(week, 3)}aaaabaa${weeks(week, 4)}`;

const palace = samplePlace('palace', open(firstOfMay('baaaaaa')));
const tower = samplePlace('tower', open(weeks('aaaaaaa')));
const chapel = samplePlace('chapel', { ...open(weeks('abaaaaa')), known: {} });
const garden = samplePlace('garden');

function show(places: readonly CompiledPlace[], noon: string): void {
  jest.useFakeTimers({ now: new Date(noon), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const content = samplePlaceList([...places], {
    groups: [{ title: 'All', entries: places.map(({ id }) => ({ place: id, why: '' })) }],
  });
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn()}>
        <Blocks blocks={[{ type: 'closing-days', title: 'Closing days' }]} content={content} id="block" />
      </ShellProvider>
    </MemoryRouter>,
  );
}
afterEach(() => void jest.useRealTimers());

const told = (words: RegExp): HTMLElement => screen.getByText(words).closest('p') as HTMLElement;
const linked = (words: RegExp): (string | null)[] =>
  within(told(words))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const cellsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('span')?.textContent ?? null);

it('names what is shut today, and apart what usually is, and marks the day', () => {
  show([palace, tower, chapel, garden], '2026-04-20T10:00:00Z');
  expect(linked(/Closed today, Monday 20 Apr/)).toEqual(['The palace']);
  expect(screen.queryByText(/Usually closed today/)).toBeNull();
  expect(screen.getByRole('columnheader', { current: 'date' })).toHaveTextContent(/^Mon/);
});

it('says of usual hours that they are', () => {
  show([palace, tower, chapel], '2026-04-21T10:00:00Z');
  expect(linked(/Usually closed today, Tuesday 21 Apr/)).toEqual(['The chapel']);
  expect(screen.queryByText(/^Closed today/)).toBeNull();
});

it('counts a holiday, in its sentence as in the column of the day', () => {
  show([palace, tower], '2026-05-01T10:00:00Z');
  expect(linked(/Closed today, Friday 1 May/)).toEqual(['The palace']);
  expect(cellsOf('The palace')).toEqual(['Closed', 'Open', 'Open', 'Open', 'Closed', 'Open', 'Open']);
  expect(cellsOf('The tower')).not.toContain('Closed');
});

it('says so where nothing is shut', () => {
  show([tower], '2026-04-22T10:00:00Z');
  expect(screen.getByText(/Wednesday 22 Apr, no place of this table is closed all day/)).toBeInTheDocument();
});

it('says nothing of a day that no hours reach, and marks it as an ordinary one', () => {
  show([palace], '2027-11-01T10:00:00Z');
  expect(screen.queryByText(/today,/i)).toBeNull();
  expect(cellsOf('The palace')[0]).toBe('Closed');
});
