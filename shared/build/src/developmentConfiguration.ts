import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { versionedName, type Part } from './part';
import { remoteConfiguration, shellConfiguration } from './webpackConfiguration';

/** Runs first in the page, before React looks for developer tools. */
const refreshHookFile = fileURLToPath(new URL('./refreshHook.ts', import.meta.url));

/** The build of a part that is developed: readable, with React's development build, and ready for Fast Refresh. */
export function developmentConfiguration(part: Part, origin: string, cacheFolder: string): Configuration {
  const options = { part, outputFolder: '/', cacheFolder, mode: 'development' as const };
  const base = part.kind === 'shell' ? shellConfiguration(options) : remoteConfiguration(options);
  return {
    ...base,
    output: { ...base.output, publicPath: `${origin}/` },
    // Whoever starts the server prints what went wrong.
    stats: 'none',
    plugins: [
      ...(part.kind === 'shell' ? [new webpack.EntryPlugin(part.folder, refreshHookFile, {})] : []),
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, library: versionedName(part) }),
    ],
  };
}
