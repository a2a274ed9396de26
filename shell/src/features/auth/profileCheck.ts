import { parseWith, profilePaths, userProfileSchema, type SignedInUser, type UserProfile } from '@odysseus/contract';
import { errors } from './signInCopy';

/** Fetches from the backend with the visitor's token. */
export type FetchWithToken = (path: string, init?: RequestInit) => Promise<Response>;

export type ProfileCheck =
  | { readonly state: 'ready'; readonly profile: UserProfile; readonly created: boolean }
  /** @param message of the error catalogue, @param advice what the visitor can do */
  | { readonly state: 'failed'; readonly message: string; readonly advice: string };

/** Milliseconds for each of the two calls. */
const limit = 20_000;
const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };

const unreachable = 'The server could not be reached. Check your connection, then try again.';
const tooSlow = 'The server takes too long to answer. Try again in a moment.';
const refused = 'Your sign-in was not accepted. Sign out, then sign in again.';
const notOurs = 'Something between you and the server answered in its place. Check your connection, then try again.';
const broken = 'The server has trouble at the moment. Try again in a minute.';

/**
 * Makes sure that the signed-in person has a profile: reads it, and creates it where there is none (specification,
 * section 4). Safe to run in two tabs at once.
 */
export async function checkProfile(user: SignedInUser, fetchWithToken: FetchWithToken): Promise<ProfileCheck> {
  const path = profilePaths.profile(user.uid);
  const found = await call(fetchWithToken, path, { method: 'GET', headers });
  if (typeof found === 'string') return failed(errors.server('no answer'), found);
  if (found.ok) return read(found, errors.server, false);
  if (found.status !== 404) return failed(errors.server(found.status), adviceFor(found.status));

  const body = JSON.stringify({
    email: user.email ?? '',
    displayName: user.displayName || (user.email ?? ''),
    photoURL: user.photoURL,
  });
  const created = await call(fetchWithToken, path, { method: 'POST', headers, body });
  if (typeof created === 'string') return failed(errors.profileCreation('no answer'), created);
  if (created.ok) return read(created, errors.profileCreation, true);
  console.warn(
    'The backend did not create the profile:',
    created.status,
    (await created.text().catch(() => '')).slice(0, 500),
  );
  return failed(errors.profileCreation(created.status), adviceFor(created.status));
}

/** @returns advice where there is no answer */
async function call(fetchWithToken: FetchWithToken, path: string, init: RequestInit): Promise<Response | string> {
  try {
    return await fetchWithToken(path, { ...init, signal: AbortSignal.timeout(limit) });
  } catch (error) {
    console.warn('The backend did not answer:', error);
    return isTimeout(error) ? tooSlow : unreachable;
  }
}

async function read(response: Response, describe: (status: number) => string, created: boolean): Promise<ProfileCheck> {
  try {
    return { state: 'ready', profile: parseWith(userProfileSchema, await response.json(), 'the profile'), created };
  } catch (error) {
    console.warn('The backend answered something else than a profile:', error);
    return failed(describe(response.status), isTimeout(error) ? tooSlow : notOurs);
  }
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return refused;
  return status >= 500 ? broken : notOurs;
}

function failed(message: string, advice: string): ProfileCheck {
  return { state: 'failed', message, advice };
}
