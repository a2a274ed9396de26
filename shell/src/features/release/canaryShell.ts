import type { Live, ShellRelease } from '@odysseus/contract';
import { type CanaryBuckets, shellPart } from '../../services/remotes';

/** How long the canary of a shell may take before the page's own shell starts after all, in milliseconds. */
export const canaryPatience = 10_000;

/**
 * The canary that this tab starts with in place of the page's own shell. None for a canary that runs already, so that it
 * doesn't hand over to itself, and none in a preview.
 * @param running version of the shell whose code this is
 */
export function canaryShellFor(
  live: Live | undefined,
  buckets: CanaryBuckets,
  running: string | undefined,
): ShellRelease | undefined {
  const canary = live?.canaryShell;
  if (!canary || live.preview || running === undefined || canary.shell.version === running) return undefined;
  return buckets.of(shellPart) < canary.traffic ? canary.shell : undefined;
}

/** Stands at the document's element as soon as a shell has started there: `data-shell="<version>"`. */
const startedMark = 'shell';

/** How long a canary may take from the end of its scripts to its start, which is a task of its own, in milliseconds. */
const startPatience = 3_000;

/** Waits until a shell has claimed the page. @throws {Error} when it does not */
function started(version: string): Promise<void> {
  const page = document.documentElement;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (page.dataset[startedMark] !== version) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => {
      observer.disconnect();
      reject(new Error('its scripts ran, and it did not start'));
    }, startPatience);
    observer.observe(page, { attributes: true, attributeFilter: [`data-${startedMark}`] });
    look();
  });
}

/**
 * Claims the page for a shell. A canary that comes after the page's own shell has given it up finds the page taken.
 * @returns whether the page is this shell's
 */
export function claimPage(version: string): boolean {
  const { dataset } = document.documentElement;
  if (dataset[startedMark] !== undefined) return false;
  dataset[startedMark] = version;
  return true;
}

/**
 * Brings the canary's files into the page: its style sheets take the place of the page's own, then its scripts run, and the
 * canary starts itself.
 * @param ownFolder absolute address of the folder that the page's own shell comes from, with a trailing slash
 * @returns whether the canary has started; where it has not, the page's own style sheets are back
 */
export async function startCanaryShell(shell: ShellRelease, ownFolder: string): Promise<boolean> {
  const ownStyles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ href }) => href.startsWith(ownFolder))
    .map((link) => ({ link, after: link.nextSibling }));
  const inserted: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const insert = (element: HTMLLinkElement | HTMLScriptElement, integrity: string): Promise<void> => {
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
    inserted.push(element);
    return new Promise((resolve, reject) => {
      element.onload = () => resolve();
      element.onerror = () => reject(new Error(`${'src' in element ? element.src : element.href} could not be loaded`));
      document.head.append(element);
    });
  };
  const bring = async (): Promise<void> => {
    for (const { url, integrity } of shell.scripts) preload(url, integrity, inserted);
    await Promise.all(
      shell.styles.map(({ url, integrity }) =>
        insert(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url }), integrity),
      ),
    );
    for (const { link } of ownStyles) link.remove();
    await Promise.all(
      shell.scripts.map(({ url, integrity }) =>
        insert(Object.assign(document.createElement('script'), { src: url, async: false }), integrity),
      ),
    );
    await started(shell.version);
  };
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${canaryPatience / 1000} seconds`)), canaryPatience);
  });
  try {
    await Promise.race([bring(), late]);
    return true;
  } catch (cause) {
    // It may have started in the very moment in which the patience ended.
    if (document.documentElement.dataset[startedMark] === shell.version) return true;
    console.error(
      new Error(`The canary ${shell.version} of the shell did not start; the page's own takes over.`, { cause }),
    );
    for (const element of inserted) element.remove();
    for (const { link, after } of [...ownStyles].reverse())
      document.head.insertBefore(link, after?.parentNode === document.head ? after : null);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function preload(url: string, integrity: string, inserted: HTMLElement[]): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    href: url,
    crossOrigin: 'anonymous',
    integrity,
  });
  inserted.push(link);
  document.head.append(link);
}
