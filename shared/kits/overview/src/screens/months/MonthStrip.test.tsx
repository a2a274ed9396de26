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
const liberation = { date: '2027-04-25', name: 'Liberation', everyYear: true } as const;

it('names a holiday of a fixed day with the day alone, and one that moves with its year', () => {
  const holidays = [{ date: '2027-04-18', name: 'Easter Sunday' }, liberation] as const;
  render(<MonthStrip months={[{ ...month, holidays }]} />);
  const [, moving, fixed] = screen.getAllByRole('listitem');
  expect(moving).toHaveTextContent(/^Easter Sunday: 18 Apr 2027$/);
  expect(screen.getByText('18 Apr 2027')).toHaveAttribute('datetime', '2027-04-18');
  expect(fixed).toHaveTextContent(/^Liberation: 25 Apr$/);
});

it('tells a feast once that is a holiday and an event, with its day', () => {
  const easter = { date: '2027-04-18', name: 'Easter Sunday', event: 'Holy Week and Easter' } as const;
  const monday = { date: '2027-04-19', name: 'Easter Monday' } as const;
  const holidays = [easter, monday, { ...liberation, event: 'Liberation' }];
  render(<MonthStrip months={[{ ...month, events: ['Holy Week and Easter', 'Marathon', 'Liberation'], holidays }]} />);
  expect(screen.getByText(/^Holy Week/)).toHaveTextContent(
    /^Holy Week and Easter, 18 Apr 2027 · Marathon · Liberation, 25 Apr$/,
  );
  expect(
    screen
      .getAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Easter Monday: 19 Apr 2027']);
});
