import { sessionKeys } from './constants';
import { parseTrafficSource, type TrafficSource } from './trafficSource';

/** The part of session storage that is used. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface AnalyticsSession {
  readonly id: string;
  readonly source: TrafficSource;
  /** Whether this visit has just begun; then the next page view is its landing page (specification, section 4). */
  readonly isNew: boolean;
}

export interface Arrival {
  readonly source: TrafficSource;
  readonly path: string;
}

const idPattern = /^[\w-]{8,64}$/;

/** Storage that is absent, full or forbidden changes nothing but how long a session lasts. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Continues the visit that session storage tells of, or begins one and stores it.
 * @param newId makes the session's id
 */
export function openSession(
  storage: SessionStorage | undefined,
  arrival: Arrival,
  newId: () => string,
): AnalyticsSession {
  const read = (key: string) => attempt(() => storage?.getItem(key) ?? undefined);
  const write = (key: string, value: string) => attempt(() => storage?.setItem(key, value));

  const storedId = read(sessionKeys.sessionId);
  const isNew = storedId === undefined || !idPattern.test(storedId);
  const id = isNew ? newId() : storedId;
  const storedSource = isNew ? undefined : parseTrafficSource(read(sessionKeys.initialSource) ?? '');
  const source = storedSource ?? arrival.source;

  if (isNew) write(sessionKeys.sessionId, id);
  if (storedSource === undefined) write(sessionKeys.initialSource, JSON.stringify(source));
  if (isNew || read(sessionKeys.landingPage) === undefined) write(sessionKeys.landingPage, arrival.path);
  return { id, source, isNew };
}

/** Deletes everything that analytics keeps in session storage. */
export function forgetSession(storage: SessionStorage | undefined): void {
  for (const key of Object.values(sessionKeys)) attempt(() => storage?.removeItem(key));
}
