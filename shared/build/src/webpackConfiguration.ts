import { join, sep } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { chunkLoadTimeout } from './limits';
import { buildFolder } from './location.cjs';
import { fingerprint } from './fingerprint';
import { versionedName, type Part } from './part';
import { projectFolder } from './paths';
import { RetryPlugin } from './RetryPlugin';

export interface BuildOptions {
  readonly part: Part;
  readonly outputFolder: string;
  readonly mode?: 'production' | 'development';
  /** Folder of webpack's file cache; none where absent. */
  readonly cacheFolder?: string;
}

const loaderFile = join(buildFolder, 'contentLoader.ts');

/** Loaders, resolution and minimisers that every build has in common. */
export function baseConfiguration({ part, outputFolder, mode = 'production', cacheFolder }: BuildOptions): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: part.folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    infrastructureLogging: { level: 'warn' },
    output: {
      path: outputFolder,
      publicPath: 'auto',
      uniqueName: versionedName(part),
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      chunkLoadTimeout,
      crossOriginLoading: 'anonymous',
      // A module that threw must throw again, not come back half-built.
      strictModuleErrorHandling: true,
      clean: false,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      strictExportPresence: true,
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
              },
            },
          },
        },
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: { auto: /\.module\.css$/, namedExport: false, localIdentName: production ? '[hash:base64:6]' : '[name]__[local]--[hash:base64:4]', localIdentHashSalt: part.key },
              },
            },
          ],
        },
        { test: /\.(avif|webp|svg|woff2)$/, type: 'asset/resource' },
        { test: /\.yaml$/, use: loaderFile },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:10].css' : '[name].css',
        chunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: { compress: { passes: 2 } } }), new CssMinimizerPlugin({ parallel: false })],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: cacheFolder ? { type: 'filesystem', cacheDirectory: cacheFolder, name: `${part.key}-${mode}`, buildDependencies: { build: [join(projectFolder, 'shared', 'build', 'src') + sep, join(projectFolder, 'package-lock.json')] } } : false,
  };
}

/** Libraries that must exist once in a page; the shell brings them and a remote carries no copy. */
const onlyFromShell = ['react', 'react/jsx-runtime', 'react-dom', '@odysseus/runtime'];

/** Libraries that a remote takes from the shell where both were built with the very same sources, and brings itself where not. */
const preferablyFromShell = ['@odysseus/ui'];

/** The build of a remote: a container of webpack's own that exposes `./routes`. */
export function remoteConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration(options);
  const name = versionedName(options.part);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new RetryPlugin(options.part.packageName),
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: options.mode === 'development' ? 'entry.js' : 'entry.[contenthash:10].js',
        library: { type: 'var', name },
        exposes: { './routes': { import: './src/routes.ts', name: 'routes' } },
        shared: {
          ...Object.fromEntries(onlyFromShell.map((library) => [library, { import: false as const, singleton: true, strictVersion: true, requiredVersion: majorOf(library) }])),
          ...Object.fromEntries(preferablyFromShell.map((library) => [library, { version: designVersion(), requiredVersion: designVersion() }])),
        },
      }),
    ],
  };
}

/**
 * A version of the design system that stands for its sources: two builds share one copy only when they were made with the same.
 * A part that needs a newer component than the shell has then brings its own.
 */
function designVersion(): string {
  const digits = fingerprint([join(projectFolder, 'shared', 'ui', 'src')]).slice(0, 8);
  return `1.0.${Number.parseInt(digits, 16)}`;
}

function majorOf(library: string): string {
  return library.startsWith('@odysseus/') ? '^1.0.0' : '^19.0.0';
}

/** What the shell uses of the federation runtime: entries named by the release document, in a browser; no manifests. Saves 3 kB. */
const federationParts = () => ({
  DESIGN_VERSION: JSON.stringify(designVersion()),
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
});

/** The build of the shell: an ordinary bundle that names no remote. */
export function shellConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration(options);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    plugins: [...(base.plugins ?? []), new RetryPlugin(options.part.packageName), new webpack.DefinePlugin(federationParts())],
  };
}
