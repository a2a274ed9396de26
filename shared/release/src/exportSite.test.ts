import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notFoundFile, pageFile, pagesPrefix } from '@odysseus/contract';
import { publishing } from './changes';
import { commit } from './commit';
import { exportSite } from './exportSite';
import { folderStore } from './folderStore';
import { integrityOf } from './integrityOf';
import { pageDocument, pageSetsOf } from './page';
import type { Store } from './store';
import { sampleKey } from './testing/sampleKey';
import { sampleSite } from './testing/samplePart';

const worker = 'parts/shell/1.0.0/service-worker.js';
let folder: string;
let store: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  store = folderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The names of the files of a site, and what its service worker holds. */
async function exported(script: string): Promise<{ files: string[]; script: string | undefined }> {
  const versions = await sampleSite(store);
  for (const icon of ['favicon.svg', 'apple-touch-icon.png']) await store.put(`parts/shell/1.0.0/icons/${icon}`, 'icon');
  await store.put(worker, script);
  const serviceWorker = { url: `/${worker}`, integrity: integrityOf(Buffer.from('released')) };
  const rows = versions.map((version) => ('shell' in version ? { ...version, shell: { ...version.shell, serviceWorker } } : version));
  const { release } = await commit(publishing(rows, 'first'), {
    store,
    key: await sampleKey(store, 'owner', ['*']),
    compose: async (next) => {
      const page = pageDocument({ release: next, route: undefined });
      for (const { part, version, routes } of pageSetsOf(next)) for (const file of [notFoundFile, ...routes.map(({ path }) => pageFile(path))]) await store.put(pagesPrefix(next.frame ?? '', part, version) + file, page);
    },
  });
  const written = new Map<string, string>();
  await exportSite(store, release, { origin: 'https://guide.example', site: {}, write: async (path, body) => void written.set(path, body.toString()) });
  return { files: [...written.keys()], script: written.get('service-worker.js') };
}

it('writes the released service worker, the pages, and the pointer last', async () => {
  const { files, script } = await exported('released');
  expect(script).toBe('released');
  expect(files).toEqual(expect.arrayContaining(['index.html', 'paris.html', 'sitemap.xml']));
  expect(files.at(-1)).toBe('current.json');
});

it('refuses a service worker that is not the released one', async () => {
  await expect(exported('another')).rejects.toThrow(/service-worker.js in .* is not the service worker that was released: somebody edited it/);
});
