import { createHash } from 'node:crypto';
import { gzipSync, brotliCompressSync } from 'node:zlib';
import type { RemoteManifest, RouteData, ShellManifest } from '@odysseus/contract';
import type { PartVersion } from '../operations';
import type { Store } from '../store';

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const route = (path: string, area: string): RouteData => ({
  path,
  text: path,
  icon: 'map',
  type: 'public',
  area,
  nav: true,
});

export interface SampleOptions {
  /** What the part is compiled against, or speaks. */
  readonly contract?: string;
  readonly path?: string;
  /** What the menu calls it. */
  readonly text?: string;
  readonly entry?: string;
}

/** Puts a small built part into a store, as a build does, and gives its row of a release. */
export async function samplePart(
  store: Store,
  part: string,
  version: string,
  options: SampleOptions = {},
): Promise<PartVersion> {
  const folder = `parts/${part}/${version}/`;
  const script = options.entry ?? `// ${part} ${version}`;
  const entry = { path: 'entry.js', integrity: integrityOf(script) };
  const files = [{ ...entry, bytes: script.length }];
  const put = async (manifest: RemoteManifest | ShellManifest): Promise<void> => {
    await store.put(`${folder}entry.js.br`, brotliCompressSync(script));
    await store.put(`${folder}entry.js.gz`, gzipSync(script));
    await store.put(`${folder}entry.js`, script);
    await store.put(`server/${part}/${version}/routes.cjs`, script);
    await store.put(`${folder}manifest.json`, JSON.stringify(manifest));
  };
  if (part === 'shell') {
    const contract = options.contract ?? '1.1.0';
    await put({
      schemaVersion: 1,
      kind: 'shell',
      name: '@odysseus/shell',
      version,
      contract,
      scripts: [entry],
      styles: [],
      routes: [route('/', 'main')],
      files,
    });
    return {
      part,
      shell: {
        version,
        url: `/${folder}`,
        contract,
        scripts: [{ url: `/${folder}entry.js`, integrity: entry.integrity }],
        styles: [],
        routes: [route('/', 'main')],
      },
    };
  }
  const contract = options.contract ?? '^1.1.0';
  const routes = [route(options.path ?? `/${part}`, part)];
  const areas = [
    {
      key: part,
      text: options.text ?? part,
      icon: 'map',
      path: `/${part}`,
      order: 10,
      accent: { light: '#000000', dark: '#ffffff' },
    },
  ] satisfies RemoteManifest['areas'];
  const preload = { [`/${part}`]: ['entry.js'] };
  const container = `odysseus_${part}`;
  await store.put(`private/${part}/${version}/${part}/gems.json`, '{}');
  await put({
    schemaVersion: 1,
    kind: 'remote',
    name: `@odysseus/${part}`,
    version,
    contract,
    guideContent: 1,
    container,
    entry,
    areas,
    routes,
    preload,
    premium: [`${part}/gems`],
    files,
  });
  return {
    part,
    name: `@odysseus/${part}`,
    version: {
      url: `/${folder}entry.js`,
      metadata: { version, integrity: entry.integrity },
      deployment: { traffic: 100, default: true },
      extras: {
        container,
        contract,
        guideContent: 1,
        areas,
        routes,
        preload: { [`/${part}`]: [`/${folder}entry.js`] },
      },
    },
  };
}

/** The shell and the four cities, in their first version. */
export async function sampleSite(store: Store, version = '1.0.0'): Promise<PartVersion[]> {
  return Promise.all(['shell', 'paris', 'italy', 'london', 'athens'].map((part) => samplePart(store, part, version)));
}
