import webpack, { type Configuration, type ExternalItem, type RuleSetRule } from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { digestNames } from './IntegrityPlugin';
import { partAddress } from './partAddress';
import { routesRequest } from './remoteModules';
import {
  baseConfiguration,
  designVersion,
  onlyFromShell,
  preferablyFromShell,
  type BuildOptions,
} from './webpackConfiguration';

/** Libraries of the page that no prerendering reaches; their code stays out of the Node bundle. */
const browserOnly = /^(firebase(\/.*)?|@firebase\/.*|web-vitals(\/.*)?|workbox-.*|maplibre-gl)$/;

/**
 * The same part for Node, for prerendering: the same sources and class names, files named by the addresses that browsers
 * use, nothing written but one script for each entry.
 */
function serverConfiguration(
  options: BuildOptions,
  entry: Record<string, string>,
  externals: NonNullable<Configuration['externals']>,
): Configuration {
  const base = baseConfiguration(options);
  return {
    ...base,
    entry,
    target: 'node20',
    devtool: false,
    output: {
      path: options.outputFolder,
      publicPath: partAddress(options.part),
      uniqueName: `${base.output?.uniqueName ?? ''}_server`,
      ...digestNames,
      filename: '[name].cjs',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      library: { type: 'commonjs2' },
      strictModuleErrorHandling: true,
      clean: false,
    },
    externals,
    // Addresses of files beside a module (a worker's) are the browser's business.
    module: {
      ...base.module,
      parser: { javascript: { url: false } },
      rules: (base.module?.rules ?? []).map((rule) => (typeof rule === 'object' && rule ? forServer(rule) : rule)),
    },
    plugins: [
      new webpack.DefinePlugin({ 'globalThis.PRERENDERING': 'true' }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    // Renaming what the entry shares with other modules costs a second of parsing, and spares nobody anything in Node.
    optimization: { ...base.optimization, minimize: false, splitChunks: false, avoidEntryIife: false },
    cache: cacheBeside(base.cache, Object.keys(entry).join('-')),
  };
}

/** Browsers' files are not written twice; a plain style sheet is one of them. */
function forServer(rule: RuleSetRule): RuleSetRule {
  if (rule.type === 'asset/resource') return { ...rule, generator: { ...rule.generator, emit: false } };
  if (!Array.isArray(rule.use) || !rule.use.includes(MiniCssExtractPlugin.loader)) return rule;
  const { use: _use, ...rest } = rule;
  return { ...rest, type: 'asset/resource', generator: { emit: false } };
}

function cacheBeside(cache: Configuration['cache'], entry: string): NonNullable<Configuration['cache']> {
  return typeof cache === 'object' && cache.type === 'filesystem'
    ? { ...cache, name: `${cache.name ?? ''}-server-${entry}` }
    : false;
}

const leftOut: ExternalItem = ({ request }, callback) =>
  request && browserOnly.test(request) ? callback(undefined, `commonjs ${request}`) : callback();

/** The shell for Node: it renders whole pages, and hands its libraries to the remotes' bundles. */
export function shellServerConfiguration(options: BuildOptions): Configuration {
  const configuration = serverConfiguration(options, { shell: './src/prerender.tsx' }, [leftOut]);
  return {
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.DefinePlugin({ DESIGN_VERSION: JSON.stringify(designVersion()) }),
    ],
  };
}

/** A remote for Node: its route table, and its own copy of the design system for shells that were built with another. */
export function remoteServerConfiguration(options: BuildOptions): Configuration[] {
  const fromShell = (libraries: readonly string[]) =>
    Object.fromEntries(libraries.map((library) => [library, `commonjs ${library}`]));
  return [
    serverConfiguration(options, { routes: routesRequest }, [
      fromShell([...onlyFromShell, ...preferablyFromShell]),
      leftOut,
    ]),
    serverConfiguration(options, { [`design-${designVersion()}`]: '@odysseus/ui' }, fromShell(onlyFromShell)),
  ];
}
