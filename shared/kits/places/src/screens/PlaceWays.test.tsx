import type { CompiledPlace } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen } from '@testing-library/react';
import { PlaceCard } from './PlaceCard';

const { city } = samplePlaceList([]);
const url = 'https://seller.example/en';
const fare = (amount: number) => [{ amount, currency: 'EUR' as const, who: 'Adults' }];

function show(change: Partial<CompiledPlace>) {
  const place = samplePlace('house', change);
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn()}>
        <PlaceCard place={place} entry={{ place: 'house', why: 'Because' }} city={city} path="/sights" />
      </ShellProvider>
    </MemoryRouter>,
  );
}
/** What the row of actions leads out of the guide to. */
const actions = () =>
  [...document.querySelectorAll('[data-actions] a[href]')].map((link) => [
    link.textContent,
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ]);

it('asks nobody to book what is not booked: it sells tickets where they are charged, and nothing where all enter free', () => {
  show({ booking: { needed: 'no', url }, price: fare(12) });
  expect(actions()).toEqual([['Tickets', 'Tickets for The house at its official seller', url]]);
});

it('has an official page of a free place in the opened card alone', () => {
  show({ booking: { needed: 'no', url }, price: fare(0) });
  expect(actions()).toEqual([]);
  expect(screen.getByRole('link', { name: 'seller.example' })).toHaveAttribute('href', url);
});

it('calls no page of the house a seller', () => {
  show({ booking: { needed: 'required' }, links: [{ title: 'The house', url, own: true }] });
  expect(actions()).toEqual([['Book', 'Book The house on its own page', url]]);
});

it('tells how to book where nothing is sold on the web', () => {
  show({ booking: { needed: 'required', leadTime: '2 months' } });
  expect(actions()).toEqual([]);
  expect(screen.getByText('Write or telephone to the house')).toBeInTheDocument();
});

it('dials where the house has a telephone', () => {
  show({ booking: { needed: 'required' }, phone: '06 5803 4567' });
  expect(actions()).toEqual([['Call', 'Call The house to book: 06 5803 4567', 'tel:0658034567']]);
  expect(screen.getByRole('link', { name: '06 5803 4567' })).toHaveAttribute('href', 'tel:0658034567');
  expect(screen.queryByText('Write or telephone to the house')).not.toBeInTheDocument();
});
