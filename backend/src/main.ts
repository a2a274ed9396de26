import { openReleases } from './releases';
import { configurationGiven, prepareDataFolder, runService, sayWhy } from './runService';

/** Starts the service alone, from the environment: whoever starts it sees to the releases and to local sign-in. */
async function main(): Promise<void> {
  const configuration = configurationGiven();
  prepareDataFolder(configuration);
  await runService(configuration, { command: 'npm start', releases: openReleases(configuration, console) });
}

main().catch(sayWhy);
