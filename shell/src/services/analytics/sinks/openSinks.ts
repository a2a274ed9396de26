import type { Site } from '@odysseus/contract';
import type { Clock } from '../systemClock';
import { isExcludedAddress, isInternalHost, lookUpAddress } from '../internalTraffic';
import { bufferSink } from './bufferSink';
import { collectorSink } from './collectorSink';
import type { FirebaseAppProvider } from './firebaseSink';
import type { AnalyticsSink, SinkFailure } from './sink';
import { tagSink } from './tagSink';

export interface SinkSurroundings {
  readonly site: Site;
  readonly clock: Clock;
  readonly window: Window;
  /** Name of the host as `location.hostname` gives it. */
  readonly hostname: string;
  readonly fetch: typeof fetch;
  /** Draws a number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  readonly firebaseApp: FirebaseAppProvider | undefined;
  debug(...message: unknown[]): void;
  readonly onFailure: SinkFailure;
  /** Aborted when consent is withdrawn meanwhile. */
  readonly signal: AbortSignal;
}

async function isInternal({ site, hostname, fetch, clock, signal, onFailure }: SinkSurroundings): Promise<boolean> {
  if (isInternalHost(hostname)) return true;
  const { ipEcho, excludedAddresses } = site.analytics;
  if (ipEcho === null || excludedAddresses.length === 0) return false;
  try {
    return isExcludedAddress(await lookUpAddress({ url: ipEcho, fetch, clock, signal }), excludedAddresses);
  } catch (error) {
    if (!signal.aborted) onFailure('address look-up', error, []);
    return false;
  }
}

/**
 * Opens what the site's configuration switches on; internal traffic gets nothing but the buffer. Call only with consent.
 * A sink that can't be opened is reported and left out.
 * @returns no sinks when consent was withdrawn meanwhile
 */
export async function openSinks(surroundings: SinkSurroundings): Promise<readonly AnalyticsSink[]> {
  const { site, clock, window, fetch, random, firebaseApp, debug, onFailure, signal } = surroundings;
  const isWithdrawn = () => signal.aborted;
  if (isWithdrawn()) return [];
  if (await isInternal(surroundings)) return isWithdrawn() ? [] : [bufferSink(window, debug)];
  if (isWithdrawn()) return [];

  const { firebase, tag, collector } = site.analytics;
  const sinks: AnalyticsSink[] = [];
  const open = async (name: string, make: () => AnalyticsSink | Promise<AnalyticsSink>) => {
    try {
      sinks.push(await make());
    } catch (error) {
      if (!isWithdrawn()) onFailure(name, error, []);
    }
  };
  if (collector) {
    const { navigator } = window;
    const sendBeacon =
      typeof navigator.sendBeacon === 'function'
        ? (url: string, body: string) => navigator.sendBeacon(url, body)
        : undefined;
    await open('collector', () =>
      collectorSink({ backend: site.backend, clock, fetch, sendBeacon, random, onFailure }),
    );
  }
  if (tag !== null) await open('tag', () => tagSink({ id: tag, window, onFailure }));
  if (firebase && site.auth.firebase.measurementId !== undefined && firebaseApp !== undefined) {
    await open('firebase', async () => {
      const module = await import('./firebaseSink');
      return module.firebaseSink(firebaseApp, window, signal);
    });
  }
  if (!isWithdrawn()) return sinks;
  for (const sink of sinks) sink.stop();
  return [];
}
