import { latLng } from '@odysseus/model';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MapHandle, MapOptions } from './engine/mapHandle';
import { SeesAll, TestMap } from './testing';

const opened: MapOptions[] = [];
const told: [keyof MapHandle, ...unknown[]][] = [];
const live = new Proxy({} as MapHandle, {
  get: (_, name) =>
    name === 'then' ? undefined : (...values: unknown[]) => void told.push([name as keyof MapHandle, ...values]),
});
jest.mock('./engine/openMap', () => ({
  openMap: (options: MapOptions) => {
    opened.push(options);
    return Promise.resolve(live);
  },
}));

const calls = (name: keyof MapHandle) => told.filter(([called]) => called === name).map(([, ...values]) => values);
let arrive: (coords: { readonly latitude: number; readonly longitude: number; readonly accuracy?: number }) => void;

beforeEach(() => {
  opened.length = 0;
  told.length = 0;
  history.replaceState(null, '', '/map');
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.IntersectionObserver = SeesAll;
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ getExtension: () => null } as unknown as RenderingContext);
  globalThis.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  const geolocation = {
    getCurrentPosition: (found: (position: { readonly coords: unknown }) => void) => {
      arrive = (coords) => found({ coords });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
});
afterEach(() => jest.restoreAllMocks());

const open = async () => {
  render(<TestMap />);
  await screen.findByRole('button', { name: 'Move up' });
  return userEvent.setup();
};

it('goes to a place that is chosen, and to one that the address names', async () => {
  history.replaceState(null, '', '/map?place=palace');
  const hand = await open();
  expect(calls('show')).toEqual([[[48.86, 2.34]]]);
  await hand.click(screen.getByRole('button', { name: /^Gallery/ }));
  expect(calls('show').at(-1)).toEqual([[48.87, 2.34]]);
  expect(calls('hold').at(-1)).toEqual([[48.87, 2.34]]);
});

it('stays where the visitor left it, with what was chosen and drawn', async () => {
  history.replaceState(null, '', '/map?place=palace&walk=wells&q=pal&at=48.86500,2.33000,13.20');
  await open();
  expect(opened[0]?.camera).toEqual({ middle: [48.865, 2.33], zoom: 13.2 });
  expect(calls('setWalk').at(-1)?.[1]).toBe(false);
  expect([calls('show'), calls('fit')]).toEqual([[], []]);
  expect(calls('setChosen').at(-1)).toEqual([[expect.objectContaining({ id: 'palace' })]]);
});

it('keeps in the address what is seen, and forgets it for the whole city', async () => {
  await open();
  act(() => opened[0]?.events.moved([48.8, 2.2, 48.9, 2.4], { middle: latLng(48.86, 2.34), zoom: 15 }));
  await waitFor(() => expect(location.search).toBe('?at=48.86000,2.34000,15.00'));
  act(() => opened[0]?.events.moved(undefined, undefined));
  await waitFor(() => expect(location.search).toBe(''));
});

it('goes to a position that comes at once, and to none that comes after another choice', async () => {
  const hand = await open();
  await hand.click(screen.getByRole('button', { name: 'Show my position' }));
  act(() => arrive({ latitude: 48.861, longitude: 2.341 }));
  expect(calls('show')).toEqual([[[48.861, 2.341]]]);
  await hand.click(screen.getByRole('button', { name: 'Show my position' }));
  await hand.click(screen.getByRole('button', { name: /^Gallery/ }));
  act(() => arrive({ latitude: 48.862, longitude: 2.342 }));
  expect(calls('setPosition').at(-1)?.[0]).toEqual([48.862, 2.342]);
  expect(calls('show').at(-1)).toEqual([[48.87, 2.34]]);
});

it('zooms round what is chosen', async () => {
  const hand = await open();
  await hand.click(screen.getByRole('button', { name: 'Zoom in' }));
  await hand.click(screen.getByRole('button', { name: /^Gallery/ }));
  await hand.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(calls('zoomBy')).toEqual([
    [1, undefined],
    [1, [48.87, 2.34]],
  ]);
});
