import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';

/** A slow phone on a slow network: throughput in bytes a second, latency in milliseconds. */
const phone = { cpu: 4, latency: 150, throughput: (1.6 * 1_000_000) / 8 };
const screen: BrowserContextOptions = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-GB' };
const debianChromium = '/usr/bin/chromium';
const observer = join(projectFolder, 'scripts', 'bench', 'web', 'observePage.js');
/** Milliseconds without a request after which a page has what it wants. */
const quiet = 2_000;

/** Milliseconds since the navigation began. */
export interface Timings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly menuAnswers: number;
  /** Milliseconds of processor time that the page's main thread has spent until then. */
  readonly work: number;
}

export interface Request {
  readonly url: string;
  readonly kind: string;
  /** Bytes of the body as transferred. */
  readonly bytes: number;
}

/** A first visit on a slow phone. */
export async function timeVisit(url: string): Promise<Timings> {
  return firstVisit(async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: phone.latency, downloadThroughput: phone.throughput, uploadThroughput: phone.throughput });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
    await page.addInitScript({ path: observer });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { timeout: 120_000, waitUntil: 'commit' });
    await page.waitForFunction(() => (window as Observed).benchTimings?.menuAnswers, undefined, { timeout: 120_000, polling: 'raf' });
    const { metrics } = await session.send('Performance.getMetrics');
    const work = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    await page.waitForFunction(() => (window as Observed).benchTimings?.settled, undefined, { timeout: 120_000, polling: 200 });
    const { menuAnswers = 0, largestPaint = 0 } = (await page.evaluate(() => (window as Observed).benchTimings)) ?? {};
    const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    return { firstPaint, largestPaint, menuAnswers, work };
  });
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
      if (/^https?:/.test(request.url)) requests.set(requestId, { url: request.url, kind: type ?? 'Other', head: 0, bytes: 0, done: false });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => Object.assign(requests.get(requestId) ?? {}, { head: response.encodedDataLength }));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) Object.assign(request, { bytes: Math.max(0, encodedDataLength - request.head), done: true });
    });
    session.on('Network.loadingFailed', ({ requestId }) => Object.assign(requests.get(requestId) ?? {}, { done: true }));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('main h1');
    while (Date.now() - last < quiet || [...requests.values()].some(({ done }) => !done)) await page.waitForTimeout(100);
    return [...requests.values()];
  });
}

/** Each visit has a browser of its own: one that has seen the site keeps compiled scripts in memory, even for another profile. */
async function firstVisit<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}), args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'] });
  try {
    return await visit(await browser.newPage(screen));
  } finally {
    await browser.close();
  }
}

/** What observePage.js leaves in the page. */
type Observed = Window & { benchTimings?: { menuAnswers?: number; largestPaint?: number; settled: boolean } };
