import { earlyActionsScript, paintingAttribute } from '@odysseus/contract';

/** jsdom has no media of its own. */
Object.assign(window, { matchMedia: () => ({}) });
const root = document.documentElement;
const frames: FrameRequestCallback[] = [];
const isPainting = (): boolean => root.hasAttribute(paintingAttribute);

/** The page's own script, at an address. */
function read(address: string): void {
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.textContent = earlyActionsScript;
  document.head.append(script);
  script.remove();
}

beforeEach(() => {
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  jest.restoreAllMocks();
  root.removeAttribute(paintingAttribute);
});

it('lets what stands below the first screen wait for the first frame, and no longer', async () => {
  read('/paris');
  expect(isPainting()).toBe(true);
  frames.shift()?.(0);
  // The frame itself is still without it.
  expect(isPainting()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isPainting()).toBe(false);
});

it('waits with nothing where the address leads into the page', () => {
  read('/paris#areas');
  expect(isPainting()).toBe(false);
});

it('waits with nothing in a tab that nobody looks at, which has no frames', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  read('/paris');
  expect(isPainting()).toBe(false);
});
