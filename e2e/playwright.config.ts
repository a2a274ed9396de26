import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { publicName } from '../scripts/site';
import { browserProgram } from '../scripts/test/browserProgram';
import { browserWorkers } from '../scripts/test/parallelism';

const projectFolder = join(import.meta.dirname, '..');

/** `npx playwright test -c e2e/playwright.config.ts`: the site in a real browser. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(projectFolder, 'test-results', 'browser'),
  reporter: [['list'], ['json', { outputFile: join(projectFolder, 'test-results', 'browser.json') }]],
  globalSetup: './globalSetup.ts',
  workers: browserWorkers(),
  fullyParallel: true,
  // What passes only at its second try is printed by scripts/test.ts as flaky, to be mended next.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Generous, for nobody waits as long where a test passes: other tests keep every core at work meanwhile.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // What is measured has come to rest. Tests of what moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tests answer requests themselves, which a worker would make past them. Those of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...browserProgram(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing outside this machine answers, whatever a page asks for.
        `--host-resolver-rules=MAP ${publicName} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
      ],
    },
  },
});
