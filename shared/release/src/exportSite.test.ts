import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notFoundFile, pageFile } from '@odysseus/contract';
import { publishing } from './changes';
import { commit } from './commit';
import { exportSite } from './exportSite';
import { folderStore } from './folderStore';
import { integrityOf } from './integrityOf';
import { pageDocument, pageSetsOf } from './page';
import type { Store } from './store';
import { sealedStore } from './sealedStore';
import { sampleKey } from './testing/sampleKey';
import { samplePages } from './testing/samplePages';
import { sampleSite } from './testing/samplePart';
import { verifyHead } from './verifyHead';

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
  for (const icon of ['favicon.svg', 'apple-touch-icon.png'])
    await store.put(`parts/shell/1.0.0/icons/${icon}`, 'icon');
  await store.put(worker, script);
  const serviceWorker = { url: `/${worker}`, integrity: integrityOf(Buffer.from('released')) };
  const rows = versions.map((version) =>
    'shell' in version ? { ...version, shell: { ...version.shell, serviceWorker } } : version,
  );
  const { release } = await commit(publishing(rows, 'first'), {
    store,
    key: await sampleKey(store, 'owner', ['*']),
    compose: samplePages(store, (next, part) => {
      const page = pageDocument({ release: next, route: undefined });
      const paths =
        pageSetsOf(next)
          .find((set) => set.part === part)
          ?.routes.map(({ path }) => pageFile(path)) ?? [];
      return Object.fromEntries([notFoundFile, ...paths].map((file) => [file, page]));
    }),
  });
  const written = new Map<string, string>();
  const head = await verifyHead(store);
  await exportSite(sealedStore(store, { head: () => Promise.resolve(head), now: () => new Date() }), release, {
    origin: 'https://guide.example',
    site: {},
    write: async (path, body) => void written.set(path, body.toString()),
  });
  return { files: [...written.keys()], script: written.get('service-worker.js') };
}

it('writes the released service worker, the pages, and the pointer last', async () => {
  const { files, script } = await exported('released');
  expect(script).toBe('released');
  expect(files).toEqual(expect.arrayContaining(['index.html', 'paris.html', 'sitemap.xml']));
  expect(files.at(-1)).toBe('current.json');
});

it('refuses a service worker that is not the released one', async () => {
  await expect(exported('another')).rejects.toThrow(
    /service-worker.js in .* is not the service worker that was released: somebody edited it/,
  );
});
