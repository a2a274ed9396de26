import { prepareDataFolder, startSite } from './site';

/** Starts the one site that most tests share, from what `npm run build` left, and ends it after the last test. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = prepareDataFolder();
  const site = await startSite({ dataFolder: data.folder });
  process.env['ODYSSEUS_E2E_ORIGIN'] = site.origin;
  process.env['ODYSSEUS_E2E_DATA'] = data.folder;
  return async () => {
    await site.stop();
    data.remove();
  };
}
