import { render, screen, within } from '@testing-library/react';
import { BookToday } from './BookToday';

type Entries = Parameters<typeof BookToday>[0]['entries'];

const seller = { title: 'Palace ticket office', url: 'https://palace.example/tickets' };
const entries: Entries = [
  { what: 'Palace', leadTime: 'Opens 60 days ahead', why: 'It fills.', price: '€12', official: seller },
  {
    what: 'Tower',
    leadTime: 'Book a week ahead',
    why: 'It is small.',
    price: '€9',
    official: seller,
    known: { price: { how: 'official', host: 'tower.example', on: '2026-11-23' } },
  },
];
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

it('leads from each card to its seller, by what one does there', () => {
  render(<BookToday entries={entries} />);
  const link = card('Palace').getByRole('link', { name: 'Book at Palace ticket office' });
  expect(link).toHaveAttribute('href', seller.url);
  expect(card('Tower').getAllByRole('link')).toHaveLength(1);
});

it('tells of a price where it was read, and of a usual one no more than about how much', () => {
  render(<BookToday entries={entries} />);
  expect(card('Palace').getByText('About €12')).toBeInTheDocument();
  expect(card('Palace').queryByText(/confirm/)).toBeNull();
  expect(card('Tower').getByText('€9')).toBeInTheDocument();
  expect(card('Tower').getByText('Price read at tower.example, 23 November 2026')).toBeInTheDocument();
});
