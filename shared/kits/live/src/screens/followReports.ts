import { liveEndSchema, liveReportSchema, parseWith, type CallService, type LiveReport } from '@odysseus/contract';
import { createParser } from 'eventsource-parser';

/** How the board stands with the service. */
export type LinkState =
  | 'connecting'
  | 'open'
  /** It was lost or refused, and is tried again. */
  | 'retrying'
  /** The service has no reports for this city. */
  | 'unavailable'
  /** The pass has ended; nothing is tried any more. */
  | 'ended';

export interface Followed {
  readonly onReport: (report: LiveReport) => void;
  readonly onLink: (link: LinkState) => void;
  /** A report that can't be read; what was known before stays. */
  readonly onNonsense?: (cause: unknown) => void;
}

/** Milliseconds. The service sends a comment at least every 20 seconds: three in a row that fail to come mean a dead line. */
export const followTimes = { first: 1_000, longest: 60_000, silence: 65_000, unavailable: 15 * 60_000 } as const;

type Outcome = 'noAccess' | 'unavailable' | 'again' | 'lost';

/**
 * Follows a city's reports until it is stopped, and comes back after each loss: after a second, then after twice as long each
 * time, up to a minute, each with up to half as much again by chance, so that boards do not all come back at once.
 * @returns stops it
 */
export function followReports(
  city: string,
  callService: CallService,
  followed: Followed,
  random: () => number = Math.random,
): () => void {
  const stop = new AbortController();
  void follow(city, callService, followed, random, stop.signal);
  return () => stop.abort();
}

async function follow(
  city: string,
  callService: CallService,
  followed: Followed,
  random: () => number,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let lastId: string | undefined;
  const tell = (link: LinkState) => {
    if (!signal.aborted) followed.onLink(link);
  };
  tell('connecting');
  while (!signal.aborted) {
    const outcome = await readStream(city, callService, lastId, signal, {
      onOpen: () => tell('open'),
      onReport: (report, id) => {
        failures = 0;
        lastId = id ?? lastId;
        if (!signal.aborted) followed.onReport(report);
      },
      onNonsense: (cause) => followed.onNonsense?.(cause),
    });
    if (outcome === 'noAccess') return tell('ended');
    tell(outcome === 'unavailable' ? 'unavailable' : 'retrying');
    await pause(
      outcome === 'unavailable' ? followTimes.unavailable : backoff(outcome === 'again' ? 0 : failures, random),
      signal,
    );
    failures += 1;
  }
}

function backoff(failures: number, random: () => number): number {
  return Math.min(followTimes.longest, followTimes.first * 2 ** failures) * (1 + random() / 2);
}

interface Heard {
  readonly onOpen: () => void;
  readonly onReport: (report: LiveReport, id: string | undefined) => void;
  readonly onNonsense: (cause: unknown) => void;
}

/** Reads one stream to its end, however it ends. */
async function readStream(
  city: string,
  callService: CallService,
  lastId: string | undefined,
  signal: AbortSignal,
  heard: Heard,
): Promise<Outcome> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), followTimes.silence);
  const heardSomething = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), followTimes.silence);
  };
  const either = AbortSignal.any([signal, silence.signal]);
  try {
    const response = await callService(`live/${city}/stream`, {
      signal: either,
      headers: { accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    });
    if (response.status === 403) return 'noAccess';
    if (response.status === 404 || response.status === 501) return 'unavailable';
    if (!response.ok || !response.body || !(response.headers.get('content-type') ?? '').startsWith('text/event-stream'))
      return 'lost';
    heard.onOpen();
    return await readEvents(response.body, either, heard, heardSomething);
  } catch {
    // A line that breaks is what coming back is for; the state says that it is tried again.
    return 'lost';
  } finally {
    clearTimeout(timer);
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  heard: Heard,
  heardSomething: () => void,
): Promise<Outcome> {
  let end: Outcome | undefined;
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      try {
        if (event === 'end')
          end =
            parseWith(liveEndSchema, JSON.parse(data), 'The end of the live reports').reason === 'noAccess'
              ? 'noAccess'
              : 'again';
        else if (event === 'report') heard.onReport(parseWith(liveReportSchema, JSON.parse(data), 'A live report'), id);
      } catch (cause) {
        heard.onNonsense(cause);
      }
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    while (end === undefined && !signal.aborted) {
      const { done, value } = await reader.read();
      if (done) break;
      heardSomething();
      parser.feed(decoder.decode(value, { stream: true }));
    }
    return end ?? 'lost';
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
