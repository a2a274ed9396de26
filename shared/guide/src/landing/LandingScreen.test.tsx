import { latLng } from '@odysseus/model';
import { Link, ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LandingScreen } from './LandingScreen';
import type { PicturedLanding } from './picturedLanding';

const stop = { at: '10:00', minutes: 90, what: 'The palace before the groups.' };
const content: PicturedLanding = {
  kind: 'landing',
  access: 'public',
  design: 'days',
  title: 'Testville by the hour',
  lead: 'One thing a day.',
  edited: '2026-11-21',
  hero: { picture: 'hero', alt: 'Illustration: a well' },
  gives: [],
  inside: [
    { title: 'One well', text: 'It is deep.', path: '/sights', vignette: 'water' },
    { title: 'Elsewhere', text: 'It is far.', path: '/far', vignette: 'water' },
  ],
  questions: [],
  next: { text: 'Begin', path: '/testville', line: 'Free.' },
  plans: [
    {
      key: 'three-days',
      title: 'Three days',
      line: 'For a first visit.',
      days: [
        {
          title: 'Day one',
          weekdays: ['we', 'th', 'fr', 'sa', 'su'],
          stops: [
            { ...stop, place: { name: 'The palace', to: '/sights#palace' } },
            { ...stop, at: '12:30', minutes: 45 },
          ],
        },
      ],
    },
    {
      key: 'one-day',
      title: 'One day',
      line: 'For the hurried.',
      days: [{ title: 'The day', stops: [{ ...stop, what: 'The well.' }] }],
    },
    {
      key: 'rain',
      title: 'Rain',
      line: 'Under glass.',
      alternatives: true,
      days: [
        { title: 'Wet', stops: [{ ...stop, what: 'The arcade.' }] },
        { title: 'Wet Monday', stops: [{ ...stop, what: 'The station.' }] },
      ],
    },
  ],
  city: { key: 'testville', name: 'Testville', country: 'FR', timezone: 'Europe/Paris', centre: latLng(48.86, 2.34) },
  picture: { avif: '/a', webp: '/b', smallAvif: '/c', smallWebp: '/d' },
};
const route = { path: '/days', text: 'Days', icon: 'map', type: 'public', area: 'testville', nav: false } as const;
const page = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <ShellProvider value={shellApiStandIn()}>
      <LandingScreen content={content} route={route} siblings={[{ ...route, path: '/sights', text: 'Sights' }]} />
      <Link to="#rain">In the rain</Link>
    </ShellProvider>
  </MemoryRouter>
);
const folded = (name: string) => screen.getByRole('heading', { name }).closest('details');

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it('shows the first plan open, its stops with their minutes and the cards of their places', () => {
  render(page('/days'));
  const plan = within(screen.getByRole('region', { name: 'The plan' }));
  expect(plan.getByText('Fits Wednesday to Sunday')).toBeVisible();
  const [first, second] = plan.getAllByRole('listitem').slice(1);
  expect(first).toHaveTextContent('10:001 h 30The palace before the groups.The palace');
  expect(second).toHaveTextContent('12:3045 min');
  expect(plan.getByRole('link', { name: 'The palace' })).toHaveAttribute('href', '/sights#palace');
  expect(folded('One day')).not.toHaveAttribute('open');
});

it('unfolds the plan that the address names, and the next one that it names', async () => {
  render(page('/days#one-day'));
  expect(folded('One day')).toHaveAttribute('open');
  expect(folded('Rain')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('link', { name: 'In the rain' }));
  expect(folded('Rain')).toHaveAttribute('open');
});

it('has every plan in the page before scripts, with its id inside what a browser unfolds for it', () => {
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToString(page('/days'));
  expect(prerendered.querySelector('details > #one-day')).toHaveTextContent('The well.');
});

it('says of a plan whose days are alternatives that it is for one day', () => {
  render(page('/days'));
  expect(folded('Rain')).toHaveTextContent('1 day, 2 versions');
  expect(folded('One day')).toHaveTextContent('1 day');
});

it('leads from an extract to its page by the name of that page', () => {
  render(page('/days'));
  expect(screen.getByRole('link', { name: 'Read on: Sights' })).toHaveAttribute('href', '/sights');
  expect(screen.getByRole('link', { name: 'Read on: Elsewhere' })).toHaveAttribute('href', '/far');
});
