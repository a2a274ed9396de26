import { integrityInAddress } from '@odysseus/contract';
import { lanes } from './constants';
import type { KeptStore } from './keptStore';

/** Why something is not kept. `gone`: the page is no longer there to be kept, so that an earlier copy goes, too. `unfit`: it is not to be kept, or not of the release that it says. */
export type KeepTrouble = 'network' | 'full' | 'cancelled' | 'gone' | 'unfit';

/** Something could not be kept; the message says what. */
export class KeepError extends Error {
  override readonly name = 'KeepError';

  constructor(
    readonly trouble: KeepTrouble,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How long one file may take, in milliseconds. */
const filePatience = 60_000;

interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  readonly cache?: RequestCache;
  readonly integrity?: string | undefined;
}

/** Asks the network, after whatever the page itself is waiting for. @throws {KeepError} */
export async function ask(
  url: string,
  { signal, cache = 'default', integrity }: RequestOptions = {},
): Promise<Response> {
  const limit = AbortSignal.timeout(filePatience);
  try {
    return await fetch(url, {
      cache,
      credentials: 'same-origin',
      priority: 'low',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(integrity ? { integrity } : {}),
    });
  } catch (cause) {
    throw signal?.aborted
      ? new KeepError('cancelled', `${url} was called off.`, { cause })
      : new KeepError('network', `${url} did not come.`, { cause });
  }
}

interface FetchFilesOptions {
  readonly store: KeptStore;
  /** Digests of files whose names do not carry them. */
  readonly integrity?: ReadonlyMap<string, string>;
  readonly signal?: AbortSignal | undefined;
  readonly onFile?: (url: string) => void;
}

/**
 * Sees to it that every file is on the device, checked. Where one is not to be had, nothing is stored any more once that is told: who
 * asked clears away what was stored in vain.
 * @throws {KeepError} for the first that is not to be had
 */
export async function fetchFiles(
  urls: readonly string[],
  { store, integrity, signal, onFile }: FetchFilesOptions,
): Promise<void> {
  const waiting = [...urls];
  const failures: unknown[] = [];
  const ending = new AbortController();
  const until = signal ? AbortSignal.any([signal, ending.signal]) : ending.signal;
  const lane = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (until.aborted) throw new KeepError('cancelled', `${url} was called off.`);
      if (!(await store.hasFile(url)))
        await fetchFile(url, store, integrityInAddress(url) ?? integrity?.get(url), until);
      onFile?.(url);
    }
  };
  const giveUp = (failure: unknown): void => {
    failures.push(failure);
    ending.abort();
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch(giveUp)));
  if (failures.length > 0) throw failures[0];
}

/**
 * Sees to it that as many of some files as can be had are on the device, checked.
 * @returns why each of the others is not, by its address
 * @throws {KeepError} where there is no room
 */
export async function fetchThoseThatCome(
  urls: readonly string[],
  options: Pick<FetchFilesOptions, 'store'>,
): Promise<ReadonlyMap<string, KeepError>> {
  const missing = new Map<string, KeepError>();
  const failures: unknown[] = [];
  const waiting = [...urls];
  const lane = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      try {
        await fetchFiles([url], options);
      } catch (failure) {
        if (failure instanceof KeepError && failure.trouble !== 'full') missing.set(url, failure);
        else throw failure;
      }
    }
  };
  const giveUp = (failure: unknown): void => {
    failures.push(failure);
    waiting.length = 0;
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch(giveUp)));
  if (failures.length > 0) throw failures[0];
  return missing;
}

async function fetchFile(
  url: string,
  store: KeptStore,
  integrity: string | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const response = await ask(url, { signal, integrity });
  if (!isFile(response))
    throw new KeepError(
      'network',
      `${url} was answered with ${response.status} ${response.headers.get('content-type') ?? ''}.`,
    );
  await store.putFile(url, response).catch((cause: unknown) => {
    throw keepFailure(cause, url, signal);
  });
}

/** What a write into the store failed of. */
export function keepFailure(cause: unknown, what: string, signal?: AbortSignal): KeepError {
  if (cause instanceof KeepError) return cause;
  if (cause instanceof DOMException && cause.name === 'QuotaExceededError')
    return new KeepError('full', `There is no room for ${what}.`, { cause });
  if (signal?.aborted) return new KeepError('cancelled', `${what} was called off.`, { cause });
  return new KeepError('network', `${what} broke off.`, { cause });
}

/** Whether an answer is a whole file of the site, and not a page that stands in for one. */
export function isFile(response: Response): boolean {
  return response.status === 200 && !(response.headers.get('content-type') ?? '').includes('html');
}
