import { render, screen } from '@testing-library/react';
import { MonthStrip } from './MonthStrip';

const month = {
  high: 19,
  low: 9,
  rainDays: 8,
  note: 'Showers.',
  daylightHours: 13.3,
  sunrise: '06:30',
  sunset: '19:50',
  events: [],
};
const holidays = [
  { date: '2026-04-05', name: 'Easter Sunday' },
  { date: '2026-04-25', name: 'Liberation' },
  { date: '2027-04-18', name: 'Easter Sunday' },
  { date: '2027-04-25', name: 'Liberation' },
] as const;

it('names a holiday of a fixed day with the day alone, and one that moves with its date in each year', () => {
  render(<MonthStrip months={[{ ...month, holidays }]} />);
  const [, moving, fixed] = screen.getAllByRole('listitem');
  expect(moving).toHaveTextContent('Easter Sunday: 5 Apr 2026, 18 Apr 2027');
  expect(fixed).toHaveTextContent(/^Liberation: 25 Apr$/);
});

it('keeps the year of a holiday that is known for one year alone', () => {
  render(<MonthStrip months={[{ ...month, holidays: [{ date: '2026-04-25', name: 'Liberation' }] }]} />);
  expect(screen.getByText('25 Apr 2026')).toHaveAttribute('datetime', '2026-04-25');
});
