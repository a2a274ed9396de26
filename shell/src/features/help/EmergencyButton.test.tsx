import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { EmergencyButton } from './EmergencyButton';
import { fetchHelp } from './fetchHelp';
import { lastCity } from './lastCity';
import { snapshotStandIn, standInDialogs, Surroundings } from './testing';

jest.mock('./fetchHelp', () => ({ fetchHelp: jest.fn() }));
const fetched = jest.mocked(fetchHelp);
const opened = () => screen.findByRole('dialog', { name: 'Emergency help' });
const press = (options = {}) => fireEvent.click(screen.getByRole('link'), options);

beforeAll(standInDialogs);
// Compiled before anything is timed: the button waits six seconds for its code, and a fresh machine may take longer.
beforeAll(() => jest.requireActual<typeof import('./fetchHelp')>('./fetchHelp').fetchHelp());
beforeEach(() => {
  fetched.mockImplementation(() => jest.requireActual<typeof import('./fetchHelp')>('./fetchHelp').fetchHelp());
  history.replaceState(null, '', '/');
  lastCity.set('paris');
});
afterEach(() => jest.useRealTimers());

const draw = (snapshot = snapshotStandIn()) =>
  render(
    <Surroundings snapshot={snapshot}>
      <EmergencyButton />
    </Surroundings>,
  );

test.each([
  ['/', '/emergencyinfo'],
  ['/paris', '/emergencyinfo'],
  // It has none of its own, and another country's would mislead.
  ['/athens', 'tel:112'],
])('on %s it leads to %s, and has a name', (path, href) => {
  history.replaceState(null, '', path);
  draw();
  expect(screen.getByRole('link', { name: 'Emergency help' })).toHaveAttribute('href', href);
});

test('where no city has an emergency page, it dials', () => {
  draw(snapshotStandIn({ emergency: false }));
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:112');
});

test('a plain press opens help of the country, which closes by its button', async () => {
  draw();
  press();
  expect(await opened()).toHaveTextContent('What happened?');
  expect(screen.getByRole('button', { name: 'France' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: 'The whole page: Emergency and safety in full' })).toHaveAttribute(
    'href',
    '/emergencyinfo',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Italy' }));
  expect(screen.getAllByText('118').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Close emergency help' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/');
});

test('each kind leads to the nearest place that helps, where the country has a page that knows places', async () => {
  draw();
  press();
  const nearest = within(await opened()).getAllByRole('link', {
    name: 'The nearest place that can help',
    hidden: true,
  });
  expect(nearest.map((link) => link.getAttribute('href'))).toContain('/emergencyinfo#chest-pain');
  fireEvent.click(screen.getByRole('button', { name: 'Greece' }));
  expect(
    within(await opened()).queryByRole('link', { name: 'The nearest place that can help', hidden: true }),
  ).toBeNull();
});

test('it speaks the visitor’s language', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-CH', 'en']);
  draw();
  press();
  const dialog = await screen.findByRole('dialog', { name: 'Aiuto in emergenza' });
  expect(dialog).toHaveAttribute('lang', 'it');
  expect(dialog).toHaveTextContent('Che cosa è successo?');
  expect(dialog).toHaveTextContent('Vita in pericolo');
  expect(dialog).toHaveTextContent('Ambulanza, polizia, vigili del fuoco.');
  expect(screen.getByRole('button', { name: 'Regno Unito' })).toBeVisible();
  jest.restoreAllMocks();
});

test('where no country is known, 112 stands there and the countries to choose from', async () => {
  lastCity.set(undefined);
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
  draw();
  press();
  expect(await opened()).not.toHaveTextContent('What happened?');
  expect(screen.getByRole('link', { name: '112 Any emergency' })).toHaveAttribute('href', 'tel:112');
  fireEvent.click(screen.getByRole('button', { name: 'Greece' }));
  expect(await opened()).toHaveTextContent('What happened?');
  expect(lastCity.get()).toBe('athens');
  jest.restoreAllMocks();
});

test('a press for another tab is the browser’s', () => {
  draw();
  fetched.mockClear();
  press({ ctrlKey: true });
  expect(fetched).not.toHaveBeenCalled();
});

test('where its code does not come, the link is followed', async () => {
  fetched.mockRejectedValue(new Error('ChunkLoadError'));
  draw();
  press();
  await screen.findByRole('link', { name: 'Emergency help' });
  expect(location.pathname).toBe('/emergencyinfo');
});

test('where its code hangs, the number stands there meanwhile, and the link is followed', async () => {
  jest.useFakeTimers();
  fetched.mockReturnValue(new Promise(() => undefined));
  draw();
  press();
  expect(screen.getByRole('link', { name: 'In danger call 112' })).toHaveAttribute('href', 'tel:112');
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(location.pathname).toBe('/emergencyinfo');
  expect(screen.queryByRole('link', { name: 'In danger call 112' })).toBeNull();
});
