import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { versionedName, type Part } from './part';
import { remoteConfiguration, shellConfiguration } from './webpackConfiguration';

/** Run in the page before the shell; the first before React looks for developer tools. */
const hookFiles = ['./browser/refreshHook.ts', './browser/releaseHook.ts'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);

/** Modules whose edits keep a screen's state: code, and the screens that the build makes of content. */
const refreshed = [/\.([cm]js|[jt]sx?)$/i, /\.yaml\?screen$/];

/** Milliseconds without an edit after which webpack's cache is written to disk. */
const writesCacheAfter = 60_000;

/** The build of a part that is developed: readable, with React's development build, and ready for Fast Refresh. */
export function developmentConfiguration(part: Part, origin: string, cacheFolder: string): Configuration {
  const options = { part, outputFolder: '/', cacheFolder, mode: 'development' as const };
  const base = part.kind === 'shell' ? shellConfiguration(options) : remoteConfiguration(options);
  const { cache } = base;
  return {
    ...base,
    // Between two edits it would be in the way of the next one.
    cache:
      typeof cache === 'object' && cache.type === 'filesystem'
        ? { ...cache, idleTimeoutAfterLargeChanges: writesCacheAfter }
        : (cache ?? false),
    output: { ...base.output, publicPath: `${origin}/` },
    // Whoever starts the server prints what went wrong.
    stats: 'none',
    plugins: [
      ...(part.kind === 'shell' ? hookFiles.map((file) => new webpack.EntryPlugin(part.folder, file, {})) : []),
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ include: refreshed, overlay: false, library: versionedName(part) }),
    ],
  };
}
