import { parseWith, releasePointerSchema, type ReleasePointer } from '@odysseus/contract';

const pointerAddress = '/current.json';

/** The pointer to the live release as it stands now, past every cache. @throws {Error} where it can't be had or read */
export async function fetchReleasePointer(): Promise<ReleasePointer> {
  return parseWith(
    releasePointerSchema,
    await fetchJson(pointerAddress, 'no-store'),
    'The pointer to the live release',
  );
}

/** Where the document of a release stands. */
export function releaseAddress(id: string): string {
  return `/releases/${id}.json`;
}

/**
 * Fetches a release document; another attempt asks under another address, so that a hung request is not joined.
 * @param url undefined for the one that the pointer names
 */
export async function fetchReleaseDocument(url: string | undefined, attempt: number): Promise<unknown> {
  const address = url ?? releaseAddress((await fetchReleasePointer()).release);
  return fetchJson(attempt === 0 ? address : `${address}?r=${attempt}`, 'default');
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`the server answered ${response.status} to ${url}`);
  if (!(response.headers.get('content-type') ?? '').includes('json'))
    throw new Error(`the server answered ${url} with something that is not JSON`);
  return response.json();
}
