import { MemoryRouter } from '@odysseus/runtime/testing';
import { render } from '@testing-library/react';
import { Section } from './Section';

/** The browser's: each call is one pause, or one frame. */
const pauses: (() => void)[] = [];
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  pauses.length = 0;
  frames.length = 0;
  window.requestIdleCallback = (callback) => pauses.push(() => callback({ didTimeout: false, timeRemaining: () => 9 }));
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const laidOut = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('section')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id }) => id);
const pause = (): void => {
  pauses.shift()?.();
  frames.shift()?.(0);
};
const page = (ids: readonly string[]) => (
  <MemoryRouter>
    {ids.map((id) => (
      <Section key={id} deferred={id !== 'short'} id={id} title={id}>
        <p>Text</p>
      </Section>
    ))}
  </MemoryRouter>
);

it('lays deferred sections out one by one, a pause and a frame apart', () => {
  render(page(['short', 'areas', 'months']));
  expect(laidOut()).toEqual([]);
  pauses.shift()?.();
  expect(laidOut()).toEqual(['areas']);
  expect(pauses).toEqual([]);
  frames.shift()?.(0);
  pause();
  expect(laidOut()).toEqual(['areas', 'months']);
  expect(pauses).toEqual([]);
});

it('leaves alone what has gone meanwhile, and goes on with what comes', () => {
  const { rerender } = render(page(['areas', 'months']));
  rerender(page(['months']));
  pause();
  expect(laidOut()).toEqual(['months']);
  rerender(page(['months', 'basics']));
  pause();
  expect(laidOut()).toEqual(['months', 'basics']);
});
