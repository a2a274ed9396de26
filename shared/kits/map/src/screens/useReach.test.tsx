import { lngLat, type LatLng } from '@odysseus/model';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Reach } from '../logic/reach/Reach';
import { SeesAll, TestMap } from './testing';

/** Who asked for the streets around where, and how they are answered. */
let asked: LatLng[];
let answer: (reach: Reach | undefined) => void;
let opened: unknown[];
jest.mock('./engine/tiles/cityArchive', () => ({
  cityArchive: async (options: unknown) => {
    opened.push(options);
    return {};
  },
}));
jest.mock('./engine/reach/findReach', () => ({
  findReach: (_archive: unknown, from: LatLng) =>
    new Promise((resolve) => {
      asked.push(from);
      answer = resolve;
    }),
}));

beforeEach(() => {
  asked = [];
  opened = [];
  history.replaceState(null, '', '/map?place=palace');
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  globalThis.IntersectionObserver = SeesAll;
  globalThis.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

const streets: Reach = {
  steps: [5, 10, 15].map((minutes) => ({
    minutes,
    lines: [[lngLat(2.34, 48.86), lngLat(2.34 + minutes / 1000, 48.86)]],
    ends: [],
  })),
  // The gallery is beyond; what lies beside is further by the streets than it looks.
  minutesTo: ([latitude]) => (latitude > 48.865 ? undefined : 9),
};
const show = (mapStyle?: string) => render(<TestMap shell={{ mapStyle }} />);
const archive = 'pmtiles:/map/tiles.pmtiles';
const picture = () => screen.getByRole('img', { name: /Map of Testville: the river/ });

it('tells how far one walks along the streets, on the map, in the list and on a card', async () => {
  show(archive);
  await screen.findByRole('article', { name: 'The Palace' });
  expect(opened.filter((options) => (options as { anew?: boolean }).anew)).toEqual([]);
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show 5, 10, 15 min on foot' }));
  expect(
    screen.getByText(/^Reading the streets around The Palace… The rings are as the crow flies/),
  ).toBeInTheDocument();
  expect(asked).toEqual([[48.86, 2.34]]);
  await act(async () => answer(streets));
  expect(
    screen.getByText(
      'From The Palace, along the streets: 0 places within about 5 minutes’ walk, 1 place within about 10 minutes’ walk, 1 place within about 15 minutes’ walk.',
    ),
  ).toBeInTheDocument();
  const legend = within(screen.getByRole('list', { name: 'What the lines on the map mean' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [5, 10, 15].map((minutes) => `about ${minutes} minutes’ walk`),
  );
  // What is nearest is broadest: steps are told apart without colours.
  const widths = [...picture().querySelectorAll('path[stroke-width]:not([fill])')].map((path) =>
    Number(path.getAttribute('stroke-width')),
  );
  expect([...widths].sort((a, b) => a - b)).toEqual(widths);
  expect(widths).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /^حديقة/ }));
  expect(screen.getByText('About 9 minutes’ walk along the streets from The Palace')).toBeInTheDocument();
});

it('says as the crow flies where the streets can’t be had', async () => {
  show(archive);
  await userEvent.click(await screen.findByRole('button', { name: 'Show 5, 10, 15 min on foot' }));
  await act(async () => answer(undefined));
  expect(screen.getByText(/^From The Palace, as the crow flies: 1 place within 5 minutes on foot/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'What the lines on the map mean' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take it off the map' }));
  expect(screen.queryByText(/as the crow flies/)).toBeNull();
});

it('asks for no streets where the site has no archive', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 5, 10, 15 min as the crow flies' }));
  expect(screen.getByText(/^From The Palace, as the crow flies/)).toBeInTheDocument();
  expect([asked, opened]).toEqual([[], []]);
});
