import type { RouteData } from '@odysseus/contract';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Basics } from './Basics';

const route = (path: string, type: RouteData['type']): RouteData => ({
  path,
  text: path,
  icon: 'map',
  type,
  area: 'testville',
  nav: true,
});
const basics = [
  {
    key: 'toilets',
    title: 'Toilets',
    icon: 'bath',
    quick: 'Free in the street',
    points: ['Wait for the green light.'],
    phrases: [{ local: 'Où sont les toilettes ?', say: 'oo sohn lay twah-LET', means: 'Where are the toilets?' }],
    more: { text: 'On a budget', path: '/budget' },
    known: { rule: { how: 'official', host: 'city.example', on: '2026-11-23' } },
    links: [{ title: 'City', url: 'https://city.example/toilets' }],
  },
  { key: 'water', title: 'Water', icon: 'droplets', quick: 'Safe from the tap', points: ['Ask for a carafe.'] },
] as const satisfies Parameters<typeof Basics>[0]['basics'];
const page = (address = '/testville') => (
  <MemoryRouter initialEntries={[address]}>
    <ShellProvider value={shellApiStandIn()}>
      <Basics basics={basics} language="fr" siblings={[route('/budget', 'premium')]} />
    </ShellProvider>
  </MemoryRouter>
);
const folded = (name: string) => screen.getByRole('heading', { name }).closest('details') as HTMLDetailsElement;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it('tells a line each while it is folded, and the rest once it is open', async () => {
  render(page());
  expect(screen.getByText('Free in the street')).toBeVisible();
  expect(screen.getByText('Wait for the green light.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Toilets'));
  const inner = within(folded('Toilets'));
  expect(inner.getByText('Wait for the green light.')).toBeVisible();
  expect(inner.getByText('Où sont les toilettes ?')).toHaveAttribute('lang', 'fr');
  expect(inner.getByText('oo sohn lay twah-LET')).toBeVisible();
  expect(inner.getByRole('link', { name: 'On a budget' })).toHaveAttribute('href', '/budget');
  expect(inner.getByText('Expert')).toBeVisible();
  expect(inner.getByText('Rule read at city.example, 23 November 2026')).toBeVisible();
  expect(folded('Water').open).toBe(false);
});

it('unfolds what the address names', () => {
  render(page('/testville#basics-water'));
  expect([folded('Toilets').open, folded('Water').open]).toEqual([false, true]);
});

it('has all of it in the page before scripts, with ids inside what browsers unfold for them', () => {
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToString(page());
  expect(prerendered.querySelector('details > #basics-water')).toHaveTextContent('Ask for a carafe.');
});
