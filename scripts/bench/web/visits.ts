import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { chromium, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import { median } from './statistics';
import { browserProgram } from '../../test/browserProgram';

/** A slow phone on a slow network: throughput in bytes a second, latency in milliseconds. */
const phone = { cpu: 4, latency: 150, throughput: (1.6 * 1_000_000) / 8 };
const screen: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};
const observer = join(projectFolder, 'scripts', 'bench', 'web', 'observePage.js');
/** Moves to and fro in one visit, of which the middle one counts: each takes a whole number of frames, so that the quickest says little. */
const movesInVisit = 31;
/** Moves to and fro before anything is measured: by then both cities have been fetched, and their code compiled. */
const movesBefore = 10;
/** Milliseconds without a request after which a page has what it wants. */
const quiet = 2_000;

/** Milliseconds since the navigation began. */
export interface Timings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly menuAnswers: number;
  /** When the page's code has come to life, and all of it answers. */
  readonly alive: number;
  /** Milliseconds of processor time that the page's main thread has spent until then. */
  readonly work: number;
  /** Milliseconds by which tasks of more than 50 ms kept the page from answering until then. */
  readonly blocked: number;
}

export interface Request {
  readonly url: string;
  readonly kind: string;
  /** Bytes of the body as transferred. */
  readonly bytes: number;
}

async function emulatePhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.throughput,
    uploadThroughput: phone.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
  return session;
}

/** A first visit on a slow phone. */
export async function timeVisit(url: string): Promise<Timings> {
  return firstVisit(async (page) => {
    const session = await emulatePhone(page);
    await page.addInitScript({ path: observer });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { timeout: 120_000, waitUntil: 'commit' });
    await page.waitForFunction(() => (globalThis as Observed).benchTimings?.alive, undefined, {
      timeout: 120_000,
      polling: 'raf',
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const work = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    await page.waitForFunction(() => (globalThis as Observed).benchTimings?.settled, undefined, {
      timeout: 120_000,
      polling: 200,
    });
    const {
      menuAnswers = 0,
      alive = 0,
      largestPaint = 0,
      blocked = 0,
    } = (await page.evaluate(() => (globalThis as Observed).benchTimings)) ?? {};
    return { firstPaint: await firstPaintOf(page), largestPaint, menuAnswers, alive, work, blocked };
  });
}

const firstPaintOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

/** First and largest paint of a page without scripts, whose menu never answers. */
export async function timePaint(url: string): Promise<Pick<Timings, 'firstPaint' | 'largestPaint'>> {
  return firstVisit(async (page) => {
    await emulatePhone(page);
    await page.addInitScript({ path: observer });
    await page.goto(url, { timeout: 120_000, waitUntil: 'load' });
    // The largest paint is reported a frame after it.
    const largest = await page.waitForFunction(() => (globalThis as Observed).benchTimings?.largestPaint, undefined, {
      timeout: 120_000,
      polling: 'raf',
    });
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { requestAnimationFrame: atFrame } = globalThis as Observed;
          atFrame(() => atFrame(resolve));
        }),
    );
    return {
      firstPaint: await firstPaintOf(page),
      largestPaint:
        (await page.evaluate(() => (globalThis as Observed).benchTimings?.largestPaint)) ??
        Number(await largest.jsonValue()),
    };
  });
}

/** What is moved between: the address of one city, and that of the other with its screen's heading. */
interface Move {
  readonly from: string;
  readonly path: string;
  readonly heading: string;
}

/**
 * Milliseconds that a move from one city to another takes in each of two sites, when both cities have been seen before. The two
 * pages are open side by side and move in turn, so that whatever else the machine does weighs on both.
 */
export function timeMoves(first: string, second: string, move: Move): Promise<[number, number]> {
  return firstVisit((page) =>
    firstVisit(async (other) => {
      const movers = [await openMover(page, first, move), await openMover(other, second, move)] as const;
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < movesInVisit; round += 1) {
        for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const { there, back, slowDown } = movers[index];
          await slowDown(phone.cpu);
          times[index].push(await there());
          await back();
          // A page that is slowed down takes a processor even while it rests.
          await slowDown(1);
        }
      }
      return [median(times[0]), median(times[1])];
    }),
  );
}

interface Mover {
  /** Milliseconds of one move. */
  readonly there: () => Promise<number>;
  readonly back: () => Promise<number>;
  readonly slowDown: (times: number) => Promise<unknown>;
}

/** A page on a slow network that has seen both cities and rests at the first. */
async function openMover(page: Page, origin: string, { from, path, heading }: Move): Promise<Mover> {
  await page.addInitScript({ path: observer });
  await page.goto(origin + from, { waitUntil: 'load' });
  await page.waitForFunction(() => (globalThis as Observed).benchTimings?.alive);
  const first = (await page.locator('main h1').textContent()) ?? '';
  const timed = (to: string, words: string): Promise<number> =>
    page.evaluate(
      ([address, text]) =>
        (globalThis as Observed).benchMove?.(address, text) ?? Promise.reject(new Error('observePage.js is not there')),
      [to, words] as const,
    );
  const [there, back] = [() => timed(path, heading), () => timed(from, first)];
  for (let round = 0; round < movesBefore; round += 1) {
    await there();
    await back();
  }
  await page.waitForFunction(() => (globalThis as Observed).benchRests?.(), undefined, {
    timeout: 60_000,
    polling: 200,
  });
  const session = await emulatePhone(page);
  const slowDown = (times: number) => session.send('Emulation.setCPUThrottlingRate', { rate: times });
  await slowDown(1);
  return { there, back, slowDown };
}

/** Everything that a first visit fetches by itself, until nothing has been asked for during two seconds. */
export async function weighVisit(url: string): Promise<readonly Request[]> {
  return firstVisit(async (page) => {
    const requests = new Map<string, { url: string; kind: string; head: number; bytes: number; done: boolean }>();
    let last = Date.now();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      last = Date.now();
      if (/^https?:/.test(request.url))
        requests.set(requestId, { url: request.url, kind: type ?? 'Other', head: 0, bytes: 0, done: false });
    });
    session.on('Network.responseReceived', ({ requestId, response }) =>
      Object.assign(requests.get(requestId) ?? {}, { head: response.encodedDataLength }),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) Object.assign(request, { bytes: Math.max(0, encodedDataLength - request.head), done: true });
    });
    session.on('Network.loadingFailed', ({ requestId }) =>
      Object.assign(requests.get(requestId) ?? {}, { done: true }),
    );
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('main h1');
    while (Date.now() - last < quiet || [...requests.values()].some(({ done }) => !done))
      await page.waitForTimeout(100);
    return [...requests.values()];
  });
}

/** Each visit has a browser of its own: one that has seen the site keeps compiled scripts in memory, even for another profile. */
async function firstVisit<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    ...browserProgram(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    return await visit(await browser.newPage(screen));
  } finally {
    await browser.close();
  }
}

/** What is used of a page's globals, and what observePage.js leaves among them. */
type Observed = typeof globalThis & {
  requestAnimationFrame: (then: () => void) => number;
  benchTimings?: { menuAnswers?: number; alive?: number; largestPaint?: number; blocked?: number; settled: boolean };
  benchRests?: () => boolean;
  benchMove?: (to: string, heading: string) => Promise<number>;
};
