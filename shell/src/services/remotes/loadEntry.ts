import type { RemoteVersion } from '@odysseus/contract';

/** What remotes take from the shell, by name and version, as webpack's containers read it. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedLibrary>>>>;

export interface SharedLibrary {
  /** Hands out what makes the module: at once, since it is there. */
  readonly get: () => () => unknown;
  /** Whoever provides it; and that no other copy may take its place. */
  readonly from: string;
  readonly loaded: 1;
  readonly eager: true;
}

/** A container of webpack's Module Federation, as its documentation shows it under 'Dynamic Remote Containers'. */
export interface Container {
  /** Once for each container, before anything is got. */
  init(scope: ShareScope): unknown;
  /** @returns what makes the exposed module */
  get(module: string): Promise<() => unknown>;
}

/** The entry of a remote did not come, or not with the digest that it should have. */
export class LostEntryError extends Error {
  override readonly name = 'LostEntryError';
}

/**
 * Loads the entry of a remote's version, checked against its digest.
 * @param attempt from 0; each asks under another address
 * @throws {LostEntryError} where it does not come; {Error} where what comes throws, or is no container
 */
export async function loadEntry({ url, metadata, extras }: RemoteVersion, attempt: number): Promise<Container> {
  const address = new URL(attempt === 0 ? url : `${url}?r=${attempt}`, document.baseURI);
  const script = document.createElement('script');
  script.src = address.href;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (isChecked(address)) script.integrity = metadata.integrity;
  const globals = globalThis as unknown as Record<string, unknown>;
  // An earlier attempt's must not be taken for this one's.
  globals[extras.container] = undefined;
  let thrown: ErrorEvent | undefined;
  const note = (event: ErrorEvent): void => {
    if (event.filename === address.href) thrown = event;
  };
  window.addEventListener('error', note);
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new LostEntryError(`its entry ${address.href} did not come as it was built`));
    document.head.append(script);
  }).finally(() => {
    script.remove();
    window.removeEventListener('error', note);
  });
  const container = globals[extras.container];
  if (isContainer(container)) return container;
  if (thrown) throw new Error(`its entry ${address.href} threw: ${thrown.message}`, { cause: thrown.error });
  throw new Error(`its entry ${address.href} ran, and announced no container`);
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}

/** A development server's files change under one address, so that the development build checks the site's own only. */
function isChecked({ origin }: URL): boolean {
  return process.env.NODE_ENV !== 'development' || origin === new URL(document.baseURI).origin;
}
