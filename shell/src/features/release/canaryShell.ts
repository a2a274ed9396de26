import type { ShellRelease } from '@odysseus/contract';
import { startedMark } from './claimPage';

/** How long the canary of a shell may take before the page's own shell starts after all, in milliseconds. */
export const canaryPatience = 10_000;

/** How long a canary may take from the end of its scripts to its start, which is a task of its own, in milliseconds. */
export const startPatience = 3_000;

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
