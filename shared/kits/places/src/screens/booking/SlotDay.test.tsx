import type { CompiledPlace, PlannedVisit } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { fireEvent, render as draw, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import type { ReactElement } from 'react';
import { SlotDay } from './SlotDay';

const { city } = samplePlaceList([]);
const read = { how: 'official' as const, host: 'example.com', on: '2026-11-21' as const };
const tower = (booking: CompiledPlace['booking'], change: Partial<CompiledPlace> = {}): CompiledPlace =>
  samplePlace('tower', { kind: 'monument', ...(booking ? { booking } : {}), ...change });
const booked = (at?: string): CompiledPlace['booking'] => ({
  needed: 'required',
  url: 'https://seller.example/en',
  opens: { daysBefore: 90, ...(at ? { at } : {}) },
});
/** Draws for a visitor with these visits in the trip. */
function render(element: ReactElement, ...visits: PlannedVisit[]) {
  const { plan } = shellApiStandIn();
  const shell = shellApiStandIn({
    plan: {
      ...plan,
      dated: () => ({
        days: visits.map(({ date }) => ({ id: date, date })),
        stops: visits.map((visit) => ({ ...visit, day: visit.date })),
      }),
    },
  });
  return draw(element, { wrapper: ({ children }) => <ShellProvider value={shell}>{children}</ShellProvider> });
}
const day = () => screen.getByLabelText('Day of your visit');
const told = () => screen.getAllByRole('status')[0]?.textContent;
/** What the calendar file says. */
const reminder = () => {
  const address = screen.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href') ?? '';
  return decodeURIComponent(address.replace(/^data:text\/calendar;charset=utf-8,/, ''));
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-24T11:30:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
});
afterEach(() => void jest.useRealTimers());

it('asks nothing where nobody knows when slots open', () => {
  const { container } = render(<SlotDay place={tower({ needed: 'required' })} city={city} />);
  expect(container).toBeEmptyDOMElement();
});

it('tells when slots of the day open, in the city’s time, and as usual where it was not read', () => {
  const { rerender } = render(<SlotDay place={tower(booked('08:30'))} city={city} />);
  expect(told()).toBe('');
  fireEvent.change(day(), { target: { value: '2027-05-12' } });
  expect(told()).toBe('Slots for 12 May usually open on 11 Feb 2027 at 08:30 (Testville time).');
  rerender(<SlotDay place={tower(booked('08:30'), { known: { booking: read } })} city={city} />);
  expect(told()).toBe('Slots for 12 May open on 11 Feb 2027 at 08:30 (Testville time).');
  rerender(<SlotDay place={tower(booked())} city={city} />);
  expect(told()).toBe('Slots for 12 May usually open on 11 Feb 2027; the hour is not told.');
});

it('says of a near day that its slots are open, and of one that is over that it is, with nothing to be reminded of', () => {
  render(<SlotDay place={tower(booked('08:30'))} city={city} />);
  fireEvent.change(day(), { target: { value: '2026-12-01' } });
  expect(told()).toBe('Slots for 1 Dec are usually on sale now.');
  expect(screen.queryByText('Remind me')).not.toBeInTheDocument();
  fireEvent.change(day(), { target: { value: '2026-11-23' } });
  expect(told()).toBe('That day is over. Choose another.');
});

it('keeps the day for every place of the city, and says nothing of a day that is over by the next visit', () => {
  const first = render(<SlotDay place={tower(booked('08:30'))} city={city} />);
  fireEvent.change(day(), { target: { value: '2027-05-12' } });
  expect(JSON.parse(localStorage.getItem('odysseus.visit.testville') ?? '')).toEqual({ version: 1, day: '2027-05-12' });
  first.unmount();
  const second = render(<SlotDay place={tower(booked(), { id: 'crypt', name: 'The crypt' })} city={city} />);
  expect(day()).toHaveValue('2027-05-12');
  second.unmount();
  localStorage.setItem('odysseus.visit.testville', '{"version":1,"day":"2026-05-12"}');
  render(<SlotDay place={tower(booked())} city={city} />);
  expect(day()).toHaveValue('');
  expect(told()).toBe('');
});

it.each(['{"version":1,"day":"soon"}', '{"version":1,"day":"2027-02-31"}', 'rubbish', '[]'])(
  'asks anew where %s is kept',
  (kept) => {
    localStorage.setItem('odysseus.visit.testville', kept);
    render(<SlotDay place={tower(booked())} city={city} />);
    expect(day()).toHaveValue('');
  },
);

it('works where nothing can be kept', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<SlotDay place={tower(booked())} city={city} />);
  fireEvent.change(day(), { target: { value: '2027-05-12' } });
  expect(told()).toContain('11 Feb 2027');
  refused.mockRestore();
});

it('offers the first day that was filled in for passes', async () => {
  localStorage.setItem('odysseus.passes.testville', '{"version":1,"arrival":"2027-03-01","departure":"2027-03-04"}');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<SlotDay place={tower(booked('08:30'))} city={city} />);
  await user.click(screen.getByRole('button', { name: 'Use 1 Mar 2027, the first day in your pass plan' }));
  expect(day()).toHaveValue('2027-03-01');
  expect(told()).toBe('Slots for 1 Mar usually open on 1 Dec 2026 at 08:30 (Testville time).');
  expect(screen.queryByRole('button', { name: /pass plan/ })).not.toBeInTheDocument();
});

it('offers the day that the place has in the trip, before the first of the passes, until it is chosen', async () => {
  localStorage.setItem('odysseus.passes.testville', '{"version":1,"arrival":"2027-03-01","departure":"2027-03-04"}');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <SlotDay place={tower(booked('08:30'))} city={city} />,
    { place: 'testville/tower', date: '2026-11-20' },
    { place: 'testville/crypt', date: '2027-03-02' },
    { place: 'testville/tower', date: '2027-03-03', at: '10:00' },
  );
  fireEvent.change(day(), { target: { value: '2027-05-12' } });
  await user.click(screen.getByRole('button', { name: 'Use 3 Mar 2027, its day in your trip' }));
  expect(day()).toHaveValue('2027-03-03');
  expect(told()).toBe('Slots for 3 Mar usually open on 3 Dec 2026 at 08:30 (Testville time).');
  expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
});

it('gives a reminder as a calendar file and as a text, and the text to select where the clipboard is refused', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<SlotDay place={tower(booked('08:30'))} city={city} />);
  fireEvent.change(day(), { target: { value: '2027-05-12' } });
  const opener = screen.getByText('Remind me');
  await user.click(opener);
  const link = await screen.findByRole('link', { name: 'Add to your calendar' });
  expect(link).toHaveAttribute('download', 'Book The tower for 12 May.ics');
  const file = reminder();
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file).toContain('DTSTART:20270211T073000Z\r\n');
  expect(file).toContain('UID:testville-tower-2027-05-12@odysseus\r\n');
  expect(file).toContain('TRIGGER:-PT15M\r\n');
  const text =
    'Book The tower for 12 May. Slots for 12 May usually open on 11 Feb 2027 at 08:30 (Testville time). https://seller.example/en';
  expect(screen.getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(screen.getByText('Copied')).toBeInTheDocument();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('Select the text above and copy it')).toBeInTheDocument();
});

it('tells of another day in an unfolded reminder', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<SlotDay place={tower(booked('08:30'))} city={city} />);
  fireEvent.change(day(), { target: { value: '2027-05-12' } });
  await user.click(screen.getByText('Remind me'));
  await screen.findByRole('link', { name: 'Add to your calendar' });
  fireEvent.change(day(), { target: { value: '2027-05-13' } });
  expect(reminder()).toContain('DTSTART:20270212T073000Z\r\n');
});

describe('where it is known how far ahead one books', () => {
  const weeks: CompiledPlace['booking'] = {
    needed: 'required',
    url: 'https://seller.example/en',
    leadTime: '2 weeks',
    leadDays: 14,
  };

  it.each([
    ['no booking is needed', { ...weeks, needed: 'no' }],
    ['nobody knows how far', { needed: 'advised', leadTime: 'Same day' }],
  ] as const)('asks nothing where %s', (_where, booking) => {
    const { container } = render(<SlotDay place={tower(booking)} city={city} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('tells by when to book for the day of the visit, with a reminder of that morning', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<SlotDay place={tower(weeks)} city={city} />);
    expect(told()).toBe('');
    expect(screen.queryByText('Remind me')).not.toBeInTheDocument();
    fireEvent.change(day(), { target: { value: '2027-05-12' } });
    expect(told()).toBe('Book by Wed 28 Apr.');
    await user.click(screen.getByText('Remind me'));
    expect(await screen.findByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'download',
      'Book The tower for 12 May.ics',
    );
    expect(reminder()).toContain('UID:testville-tower-2027-05-12@odysseus\r\n');
    expect(reminder()).toContain('DTSTART:20270428T090000\r\n');
    expect(reminder()).toContain('TRIGGER:-PT1440M\r\n');
    expect(screen.getByText('Book The tower for 12 May. Book by Wed 28 Apr. https://seller.example/en')).toBeVisible();
  });

  it('reminds of a place that nobody sells on the web', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<SlotDay place={tower({ needed: 'advised', leadDays: 3 })} city={city} />);
    fireEvent.change(day(), { target: { value: '2027-05-12' } });
    await user.click(screen.getByText('Remind me'));
    expect(screen.getByText('Book The tower for 12 May. Book by Sun 9 May.')).toBeVisible();
  });

  // The day turns at 23:00 UTC in the city.
  it.each([
    ['on the eve', '2026-11-24T22:59:00Z', '2026-12-09', 'Book by Wed 25 Nov.', true],
    ['on the last day, on which one books at once', '2026-11-24T23:00:00Z', '2026-12-09', 'Book by Wed 25 Nov.', false],
    ['to the end of the last day', '2026-11-25T22:59:00Z', '2026-12-09', 'Book by Wed 25 Nov.', false],
    ['the day after it', '2026-11-25T23:00:00Z', '2026-12-09', 'Book by Wed 25 Nov: already late.', false],
    ['on the day itself', '2026-12-09T22:59:00Z', '2026-12-09', 'Book by Wed 25 Nov: already late.', false],
    ['once the day is over', '2026-12-09T23:00:00Z', '2026-12-09', 'That day is over. Choose another.', false],
  ])('reads the city’s calendar: %s', (_when, now, visit, sentence, reminds) => {
    jest.setSystemTime(new Date(now));
    render(<SlotDay place={tower(weeks)} city={city} />);
    fireEvent.change(day(), { target: { value: visit } });
    expect(told()).toBe(sentence);
    expect(screen.queryAllByText('Remind me')).toHaveLength(reminds ? 1 : 0);
  });

  it('tells when slots open instead, where that is known too', () => {
    render(<SlotDay place={tower({ ...weeks, opens: { daysBefore: 90 } })} city={city} />);
    fireEvent.change(day(), { target: { value: '2027-05-12' } });
    expect(told()).toBe('Slots for 12 May usually open on 11 Feb 2027; the hour is not told.');
  });

  it('asks for the day of arrival at a hotel', () => {
    localStorage.setItem('odysseus.visit.testville', '{"version":1,"day":"2027-05-12"}');
    render(<SlotDay place={tower(weeks, { kind: 'hotel' })} city={city} />);
    expect(screen.getByLabelText('Day of your arrival')).toHaveValue('2027-05-12');
    expect(told()).toBe('Book by Wed 28 Apr.');
  });
});
