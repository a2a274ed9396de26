import { latLng, type CompiledPlace, type CompiledPlaceList } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PlaceListScreen } from '../PlaceListScreen';

const place = (id: string, change: Partial<CompiledPlace> = {}) =>
  samplePlace(id, { links: [{ title: 'City', url: 'https://example.com' }], ...change });
const euros = (amount: number) => [{ amount, currency: 'EUR' as const, who: 'Everyone' }];
const places = [
  place('palace', { price: euros(20), coordinates: latLng(48.9, 2.34) }),
  place('garden', { price: euros(0), coordinates: latLng(48.865, 2.34) }),
  place('tower', { price: euros(5), coordinates: latLng(48.861, 2.34) }),
  ...['one', 'two', 'three', 'four', 'five'].map((id) => place(id, { coordinates: latLng(48.95, 2.34) })),
];
const content = samplePlaceList(places, {
  groups: [
    { title: 'Old', entries: places.slice(0, 2).map(({ id }) => ({ place: id, why: 'Because' })) },
    { title: 'New', entries: places.slice(2).map(({ id }) => ({ place: id, why: 'Because' })) },
  ],
});
const pageOf = (shown: CompiledPlaceList) => (
  <MemoryRouter>
    <ShellProvider value={shellApiStandIn()}>
      <PlaceListScreen content={shown} path="/sights" />
    </ShellProvider>
  </MemoryRouter>
);
const page = pageOf(content);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const guides = places.map(({ name }) => name);
const order = () => screen.getByRole('combobox', { name: 'Sort by' });
/** What a device says where it is. */
function device(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  const asked = jest.fn(answer);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: asked } });
  return asked;
}
const at = (latitude: number, accuracy = 20) =>
  ({ coords: { latitude, longitude: 2.34, accuracy } }) as GeolocationPosition;
const failure = (code: number) => ({ code }) as GeolocationPositionError;

beforeEach(() => history.replaceState(null, '', '/sights'));
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

describe('the address of a list', () => {
  it('holds filters and order, which narrow it and put one list in place of its groups', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Free' }));
    expect(location.search).toBe('?show=free');
    expect(names()).toEqual(['The garden']);
    await userEvent.click(screen.getByRole('button', { name: 'Free' }));
    // However long the reading takes, no frame comes before it.
    const asked: FrameRequestCallback[] = [];
    const held = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => asked.push(frame));
    await userEvent.selectOptions(order(), 'Lowest price');
    expect(location.search).toBe('?sort=price');
    // What was shown stays, and the others come one with each frame.
    expect(names()).toEqual(['The garden']);
    held.mockRestore();
    for (const frame of asked) requestAnimationFrame(frame);
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['The garden', 'The tower', 'The palace']));
    await waitFor(() => expect(names()).toHaveLength(guides.length));
    expect(screen.queryByRole('heading', { name: 'Old' })).not.toBeInTheDocument();
    await userEvent.selectOptions(order(), 'The guide’s order');
    expect(location.search).toBe('');
    expect(screen.getByRole('heading', { name: 'Old' })).toBeInTheDocument();
  });

  it('is read by a page that was rendered without it, as soon as that is alive', async () => {
    history.replaceState(null, '', '/sights?sort=price&show=free');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(names()).toEqual(guides);
    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches).toEqual([]);
    expect(names()).toEqual(['The garden']);
    expect(order()).toHaveValue('price');
    act(() => root.unmount());
    container.remove();
  });

  it('narrows a list of tables to those that are easy without meat, where it marks them', async () => {
    const marks: Readonly<Record<string, number>> = { palace: 1, garden: 3, tower: 2 };
    const marked = content.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => {
        const meatless = marks[entry.place];
        return meatless === undefined ? entry : { ...entry, marks: { meatless } };
      }),
    }));
    render(pageOf({ ...content, groups: marked }));
    await userEvent.click(screen.getByRole('button', { name: 'Easy without meat' }));
    expect(location.search).toBe('?show=meatless');
    expect(names()).toEqual(['The garden']);
  });

  it('is followed back and forward', async () => {
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Free' }));
    act(() => {
      history.replaceState(null, '', '/sights');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(names()).toEqual(guides));
    act(() => {
      history.replaceState(null, '', '/sights?show=free');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(names()).toEqual(['The garden']);
  });

  it('may hold rubbish, which is passed over and gone with the next change', async () => {
    history.replaceState(null, '', '/sights?show=everything+%E0%A4%A&sort=constructor&walk=seine#nowhere');
    render(page);
    expect(names()).toEqual(guides);
    await userEvent.click(screen.getByRole('button', { name: 'Free' }));
    expect(location.search).toBe('?walk=seine&show=free');
  });

  it('is changed in the sheet of the line that stays in sight, too', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    Element.prototype.scrollIntoView = jest.fn();
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Free' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 place' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter, 1 chosen' })).toBeInTheDocument();
    expect(names()).toEqual(['The garden']);
  });
});

describe('a list by nearness', () => {
  it.each<[string, Parameters<typeof device>[0], RegExp]>([
    ['is refused', (_found, failed) => failed(failure(1)), /not shared with this site, so the guide’s order stands/],
    ['can’t be told', (_found, failed) => failed(failure(2)), /can’t tell where you are just now/],
    ['is no point on earth', (found) => found(at(Number.NaN)), /can’t tell where you are just now/],
    ['lies in another country', (found) => found(at(51.5)), /about \d+\.\d km from the middle of Testville/],
  ])('keeps the guide’s order where the position %s, and says so', async (_name, answer, words) => {
    device(answer);
    render(page);
    await userEvent.selectOptions(order(), 'Near me');
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(names()).toEqual(guides);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('asks the device on a press alone: an address that wants it offers to', async () => {
    history.replaceState(null, '', '/sights?sort=near');
    const asked = device((found) => found(at(48.86)));
    render(page);
    expect(asked).not.toHaveBeenCalled();
    expect(names()).toEqual(guides);
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['The tower', 'The garden', 'The palace']));
    expect(screen.getByRole('article', { name: 'The tower' })).toHaveTextContent('2 min on foot (110 m)');
  });

  it('says how rough the order is where the device is wrong by two kilometres', async () => {
    device((found) => found(at(48.86, 2_000)));
    render(page);
    await userEvent.selectOptions(order(), 'Near me');
    expect(screen.getByText(/only to within 2 km/)).toBeInTheDocument();
  });

  it('moves no card under a finger when the position comes late', async () => {
    let answer: PositionCallback = () => undefined;
    device((found) => void (answer = found));
    history.replaceState(null, '', '/sights');
    render(page);
    await userEvent.selectOptions(order(), 'Near me');
    await userEvent.click(screen.getByRole('button', { name: 'Add to my trip: The palace' }));
    act(() => answer(at(48.86)));
    expect(names()).toEqual(guides);
    await userEvent.click(screen.getByRole('button', { name: 'Show the nearest first' }));
    expect(names()[0]).toBe('The tower');
  });

  it('counts from the nearest place where the page is a whole country’s, however far its middle is', async () => {
    const towns = [
      { name: 'North', centre: latLng(55.86, 2.34) },
      { name: 'South', centre: latLng(48.86, 2.34) },
    ];
    const country = pageOf({ ...content, city: { ...content.city, centre: latLng(52, 2.34), towns } });
    let place = at(48.86);
    device((found) => found(place));
    render(country);
    await userEvent.selectOptions(order(), 'Near me');
    expect(names()[0]).toBe('The tower');
    await userEvent.selectOptions(order(), 'The guide’s order');
    place = at(52);
    await userEvent.selectOptions(order(), 'Near me');
    expect(screen.getByText(/about 3\d\d\.\d km from the nearest place on this page/)).toBeInTheDocument();
    // Cards that had gone while the nearest stood first come again one with each frame.
    await waitFor(() => expect(names()).toEqual(guides));
  });
});
