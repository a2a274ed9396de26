import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectFolder, sealRelease, shellReleaseOf, type Part } from '@odysseus/build';
import { runCompiler, compressFiles, shellManifest, startOf } from '@odysseus/build/compiler';
import type { Release } from '@odysseus/contract';
import webpack, { type Configuration } from 'webpack';
import { siteParts } from '../../siteParts';
import { benchFolder, copyIcons, ordinaryConfiguration, storeBeside } from './benchStores';

const version = '1.0.0';
/** What the advice is to share; singletons, so that there is one React. */
const shared = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom', '@odysseus/runtime', '@odysseus/ui'].map((name) => [
    name,
    { singleton: true, requiredVersion: false as const },
  ]),
);

const stockPart = (key: string, folder: string): Part => ({
  kind: 'remote',
  key: `stock-${key}`,
  packageName: `@odysseus/stock-${key}`,
  folder,
  version,
});
const containerOf = (key: string): string => `stock_${key}`;

/**
 * Builds the same shell and remotes with webpack's own plugin as its documentation shows it: remotes named in the host, their
 * entries and route tables loaded before the start, nothing preloaded, everything rendered in the browser.
 */
export async function buildStockStore(live: Release): Promise<string> {
  const root = join(benchFolder(), 'stock', 'parts');
  rmSync(root, { recursive: true, force: true });
  const remotes = siteParts().filter(({ kind }) => kind === 'remote');
  const keys = remotes.map(({ folder }) => basename(folder));
  for (const { folder } of remotes) {
    const key = basename(folder);
    const part = stockPart(key, folder);
    await build(part, {
      entry: {},
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: containerOf(key),
          filename: 'remoteEntry.js',
          library: { type: 'var', name: containerOf(key) },
          exposes: { './routes': './package.json?routes' },
          shared,
        }),
      ],
    });
  }
  const shell: Part = { ...stockPart('shell', join(projectFolder, 'scripts', 'bench', 'web')), kind: 'shell' };
  const addresses = Object.fromEntries(
    keys.map((key) => [`stock-remote-${key}`, `${containerOf(key)}@/parts/stock-${key}/${version}/remoteEntry.js`]),
  );
  const imports = keys
    .map((key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`stock-remote-${key}/routes`)})`)
    .join(', ');
  // Which remotes there are stands in a module of its own, as a stock host names them in its sources.
  const named = join(benchFolder(), 'stock', 'remotes.js');
  writeFileSync(named, `export default { ${imports} };\n`);
  const stats = await build(shell, {
    entry: { main: './entries/stockMain.ts' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: { 'stock-remotes': named } },
    plugins: [new webpack.container.ModuleFederationPlugin({ name: 'stock_shell', remotes: addresses, shared })],
  });
  const folder = join(root, shell.key, version);
  copyIcons(folder);
  const manifest = shellManifest(shell, folder, { routes: live.shell.routes, requests: {} }, startOf(folder, stats));
  return storeBeside(
    'stock',
    sealRelease(
      { shell: shellReleaseOf(manifest, `/parts/${shell.key}/${version}/`), microFrontends: live.microFrontends },
      new Date(live.createdAt),
    ),
  );

  async function build(part: Part, own: Pick<Configuration, 'entry' | 'plugins' | 'resolve'>) {
    const outputFolder = join(root, part.key, version);
    mkdirSync(outputFolder, { recursive: true });
    const base = ordinaryConfiguration(part, outputFolder);
    const result = await runCompiler({ ...base, ...own, plugins: [...(base.plugins ?? []), ...(own.plugins ?? [])] });
    await compressFiles(outputFolder);
    return result;
  }
}
