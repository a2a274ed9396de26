import { chromium } from '@playwright/test';
import { browserProgram } from '../test/browserProgram';

/** A script that a page fetched by itself. */
export interface FetchedScript {
  /** Its path on the site. */
  readonly path: string;
  /** Bytes as transferred, compressed. */
  readonly bytes: number;
  /** Whether it was asked for before the page was alive. */
  readonly early: boolean;
}

/** What is read of the browser's own entry for a file. */
interface ResourceTiming {
  readonly name: string;
  readonly encodedBodySize: number;
  readonly startTime: number;
}

/** Milliseconds without a new script after which a page has what it wants. */
const quiet = 3_000;

/** The scripts of a first visit. @param aliveMark the page's own word for the moment in which it answers */
export async function visitScripts(url: string, aliveMark: string): Promise<FetchedScript[]> {
  const browser = await chromium.launch({
    ...browserProgram(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, aliveMark);
    const read = (): Promise<FetchedScript[]> => page.evaluate(scriptsOfPage, aliveMark);
    for (let before = -1, now = await read(); now.length !== before; now = await read()) {
      before = now.length;
      await page.waitForTimeout(quiet);
    }
    return await read();
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
export function scriptsOfPage(aliveMark: string): FetchedScript[] {
  const [alive] = performance.getEntriesByName(aliveMark);
  const seen = new Set<string>();
  return (performance.getEntriesByType('resource') as unknown as ResourceTiming[]).flatMap(
    ({ name, encodedBodySize, startTime }) => {
      const path = new URL(name).pathname;
      // A preloaded file stands there twice.
      if (!path.endsWith('.js') || seen.has(path)) return [];
      seen.add(path);
      return [{ path, bytes: encodedBodySize, early: alive === undefined || startTime <= alive.startTime }];
    },
  );
}
