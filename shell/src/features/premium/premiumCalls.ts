import { parseWith, profilePaths, subscriptionWindowsSchema } from '@odysseus/contract';
import type { WindowsCheck } from './accessOf';
import { callBackend, type FetchWithToken } from './backendCall';

export { readPremiumContent } from './premiumContent';

/** The passes of whoever is signed in. @throws {BackendCallError} */
export function readWindows(fetch: FetchWithToken, uid: string, signal: AbortSignal): Promise<WindowsCheck> {
  const parse = (value: unknown): WindowsCheck => ({
    state: 'known',
    windows: parseWith(subscriptionWindowsSchema, value, 'The list of subscription windows'),
  });
  return callBackend(fetch, profilePaths.subscriptionWindows(uid), parse, { signal });
}
