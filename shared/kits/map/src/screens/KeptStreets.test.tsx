import { latLng } from '@odysseus/model';
import { ShellProvider } from '@odysseus/runtime';
import { MemoryRouter, shellApiStandIn } from '@odysseus/runtime/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CityPlan, KeepFault } from './engine/tiles/wholeCity';
import { KeptStreets } from './KeptStreets';
import { content, SeesAll } from './testing';

const million = 1_000_000;
const plan: CityPlan = { bytes: 14 * million, missing: 14 * million, most: 30 * million, free: 900 * million };
let current: CityPlan;
/** What the city's keeping was told to do, and how it ends. */
let keeping: { tell: (bytes: number) => void; end: (fault?: KeepFault) => void; signal: AbortSignal } | undefined;
let forgotten: number;

jest.mock('./engine/tiles/cityArchive', () => ({
  cityArchive: async () => ({
    whole: async () => ({
      plan: async () => current,
      keepAll: (tell: (bytes: number) => void, signal: AbortSignal) =>
        new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
          const end = (fault?: KeepFault): void =>
            fault ? reject(Object.assign(new Error(fault), { name: 'CityKeepError', fault })) : resolve();
          keeping = { tell, end, signal };
        }),
    }),
  }),
}));
jest.mock('./engine/tiles/keptTiles', () => ({
  keptTileBytes: async () => current.bytes - current.missing,
  forgetTiles: async () => {
    forgotten += 1;
    current = plan;
  },
}));

beforeEach(() => {
  current = plan;
  keeping = undefined;
  forgotten = 0;
  globalThis.IntersectionObserver = SeesAll;
});

const show = (style = 'pmtiles:/map/tiles.pmtiles') =>
  render(
    <MemoryRouter>
      <ShellProvider value={shellApiStandIn({ mapStyle: style })}>
        <KeptStreets city={content.city} view={[latLng(48.8, 2.2), latLng(48.9, 2.45)]} />
      </ShellProvider>
    </MemoryRouter>,
  );
const button = (name: RegExp) => screen.findByRole('button', { name });
const kept = (bytes: number): void => {
  current = { ...plan, missing: plan.bytes - bytes };
};

it('tells what all streets take, keeps them at a press, and says how far it is', async () => {
  show();
  await userEvent.click(await button(/^Keep all streets of Testville for offline: about 14\sMB$/));
  act(() => keeping?.tell(6 * million));
  expect(screen.getByText(/^Keeping the streets: 6\.0\sMB of 14\sMB$/)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(6 * million));
  kept(14 * million);
  await act(async () => keeping?.end());
  expect(await screen.findByText(/^All streets of Testville are kept on this device \(14\sMB\)/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  await userEvent.click(await button(/^Remove/));
  expect(forgotten).toBe(1);
  expect(await button(/^Keep all streets of Testville/)).toBeInTheDocument();
});

it('can be stopped, and gone on with', async () => {
  show();
  await userEvent.click(await button(/^Keep all/));
  act(() => keeping?.tell(8 * million));
  kept(8 * million);
  await userEvent.click(await button(/^Stop$/));
  expect(await screen.findByText(/^Stopped\. 8\.0\sMB of 14\sMB are kept/)).toBeInTheDocument();
  expect(keeping?.signal.aborted).toBe(true);
  expect(await button(/^Keep all streets of Testville for offline: about 6\.0\sMB more$/)).toBeInTheDocument();
});

it('goes on by itself when a network that broke off is back', async () => {
  show();
  await userEvent.click(await button(/^Keep all/));
  const first = keeping;
  await act(async () => first?.end('network'));
  expect(await screen.findByText(/^The network broke off\. What was kept stays/)).toBeInTheDocument();
  await act(async () => void dispatchEvent(new Event('online')));
  await screen.findByRole('button', { name: 'Stop' }).catch(() => undefined);
  expect(keeping).not.toBe(first);
});

it.each<[KeepFault, RegExp]>([
  ['full', /What was kept stays/],
  ['renewed', /newer streets by now/],
  ['large', /grown too large/],
])('says why it ended: %s', async (fault, words) => {
  show();
  await userEvent.click(await button(/^Keep all/));
  await act(async () => keeping?.end(fault));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('says before that a city is too large, or the device has no room', async () => {
  current = { ...plan, bytes: 42 * million, missing: 42 * million };
  const { unmount } = show();
  expect(await screen.findByText(/take about 42\sMB, more than the 30\sMB/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  unmount();
  current = { ...plan, free: 3 * million };
  show();
  expect(await screen.findByText(/take about 14\sMB more, and this device has 3\.0\sMB left/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
});

it('offers nothing where the site has no archive', () => {
  show('');
  expect(screen.queryByRole('button')).toBeNull();
});
