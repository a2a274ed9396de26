import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { prepareDataFolder, projectFolder, startSite, type RunningSite } from '../scripts/site';

const run = promisify(execFile);

/**
 * Starts the one site that most tests share, from what `npm run build` left, and ends it after the last test. While tests are
 * written, a site that runs already can be named by both variables; start that one with RATE_LIMIT_PER_MINUTE=0 and
 * OTHER_HOSTS=guide.test.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['ODYSSEUS_E2E_ORIGIN'] && process.env['ODYSSEUS_E2E_DATA']) return async () => undefined;
  const data = prepareDataFolder();
  const site = await releaseAndServe(data.folder).catch((cause: unknown) => {
    data.remove();
    throw cause;
  });
  process.env['ODYSSEUS_E2E_ORIGIN'] = site.origin;
  process.env['ODYSSEUS_E2E_DATA'] = data.folder;
  return async () => {
    await site.stop();
    data.remove();
  };
}

/** Builds what changed, the bundle of the service included, from which every site of the tests starts. */
async function releaseAndServe(dataFolder: string): Promise<RunningSite> {
  await run(process.execPath, ['scripts/build.mjs'], {
    cwd: projectFolder,
    env: { ...process.env, ODYSSEUS_DATA_DIR: dataFolder },
  });
  return startSite({ dataFolder, asBuilt: true });
}
