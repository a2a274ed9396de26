import type { Live, ShellRelease } from '@odysseus/contract';
import { canaryPatience, startCanaryShell } from './canaryShell';
import { canaryShellFor } from './canaryShellFor';
import { claimPage } from './claimPage';

const integrity = `sha384-${'A'.repeat(64)}`;
const canary: ShellRelease = {
  version: '2.0.0',
  url: '/parts/shell/2.0.0/',
  contract: '1.0.0',
  scripts: [{ url: '/parts/shell/2.0.0/main.js', integrity }],
  styles: [{ url: '/parts/shell/2.0.0/main.css', integrity }],
  routes: [],
};
const live = (changes: Partial<Live> = {}): Live => ({
  schemaVersion: 1,
  release: { id: 'r-1', url: '/releases/r-1.json' },
  canaries: [],
  canaryShell: { traffic: 10, shell: canary },
  ...changes,
});
const drawn = (draw: number) => ({ of: () => draw });

describe('canaryShellFor', () => {
  it.each<[string, Live | undefined, number, string | undefined, boolean]>([
    ['a draw below the share', live(), 9, '1.0.0', true],
    ['a draw at the share', live(), 10, '1.0.0', false],
    ['a release without a canary', live({ canaryShell: undefined }), 0, '1.0.0', false],
    ['a page that says nothing of what is live', undefined, 0, '1.0.0', false],
    ['the canary itself', live(), 0, '2.0.0', false],
    [
      'a preview',
      live({
        preview: { part: 'paris', version: '1.0.0', expires: '2026-11-21T18:40:00.000Z', leave: '/preview/leave' },
      }),
      0,
      '1.0.0',
      false,
    ],
    ['code that does not know its version', live(), 0, undefined, false],
  ])('with %s', (_name, data, draw, running, starts) => {
    expect(canaryShellFor(data, drawn(draw), running)).toBe(starts ? canary : undefined);
  });

  it('draws nothing where there is no canary', () => {
    const of = jest.fn();
    canaryShellFor(live({ canaryShell: undefined }), { of }, '1.0.0');
    expect(of).not.toHaveBeenCalled();
  });
});

describe('startCanaryShell', () => {
  const own = 'http://localhost/parts/shell/1.0.0/';
  const added = (selector: string): HTMLElement => {
    const element = document.head.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`nothing matches ${selector}`);
    return element;
  };
  const sheets = (): string[] =>
    [...document.head.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '');
  const settled = (): Promise<void> => Promise.resolve().then(() => undefined);
  beforeEach(() => {
    document.head.innerHTML =
      '<link rel="stylesheet" href="/parts/shell/1.0.0/main.css"><link rel="stylesheet" href="/parts/paris/1.0.0/screen.css"><title>Paris</title>';
    delete document.documentElement.dataset['shell'];
  });
  afterEach(() => jest.restoreAllMocks());

  it('brings the canary’s files, with their digests, in place of the page’s own', async () => {
    const starting = startCanaryShell(canary, own);
    expect(added('link[rel="stylesheet"][href="/parts/shell/2.0.0/main.css"]')).toMatchObject({
      integrity,
      crossOrigin: 'anonymous',
    });
    added('link[rel="stylesheet"][href="/parts/shell/2.0.0/main.css"]').dispatchEvent(new Event('load'));
    await settled();
    const script = added('script[src="/parts/shell/2.0.0/main.js"]');
    expect(script).toMatchObject({ integrity, crossOrigin: 'anonymous', async: false });
    claimPage('2.0.0');
    script.dispatchEvent(new Event('load'));
    await expect(starting).resolves.toBe(true);
    expect(sheets()).toEqual(['/parts/paris/1.0.0/screen.css', '/parts/shell/2.0.0/main.css']);
    expect(claimPage('1.0.0')).toBe(false);
  });

  it.each<[string, () => Promise<void>]>([
    [
      'its style sheet does not come',
      async () => void added('link[href="/parts/shell/2.0.0/main.css"]').dispatchEvent(new Event('error')),
    ],
    [
      'its script does not come',
      async () => {
        added('link[href="/parts/shell/2.0.0/main.css"]').dispatchEvent(new Event('load'));
        await settled();
        added('script').dispatchEvent(new Event('error'));
      },
    ],
    [
      'its script runs and does not start',
      async () => {
        added('link[href="/parts/shell/2.0.0/main.css"]').dispatchEvent(new Event('load'));
        await settled();
        added('script').dispatchEvent(new Event('load'));
      },
    ],
  ])('leaves the page as it was where %s', async (_name, fail) => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const starting = startCanaryShell(canary, own);
    await fail();
    await expect(starting).resolves.toBe(false);
    expect(sheets()).toEqual(['/parts/shell/1.0.0/main.css', '/parts/paris/1.0.0/screen.css']);
    expect(document.head.querySelector('script')).toBeNull();
    expect(claimPage('1.0.0')).toBe(true);
  });

  it('gives up a canary that hangs', async () => {
    jest.useFakeTimers();
    try {
      jest.spyOn(console, 'error').mockReturnValue(undefined);
      const starting = startCanaryShell(canary, own);
      await jest.advanceTimersByTimeAsync(canaryPatience);
      await expect(starting).resolves.toBe(false);
      expect(claimPage('1.0.0')).toBe(true);
      // It comes after all, and finds the page taken.
      expect(claimPage('2.0.0')).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });
});
