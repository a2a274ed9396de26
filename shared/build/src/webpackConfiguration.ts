import { join, sep } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { ContentFilePlugin } from './ContentFilePlugin';
import { ContentVersionsPlugin } from './ContentVersionsPlugin';
import { chunkLoadTimeout } from './chunkLoadTimeout';
import { buildFolder } from './location.cjs';
import { fingerprint } from './fingerprint';
import { accentsRequest } from './accentLoader';
import { digestNames, IntegrityPlugin } from './IntegrityPlugin';
import { versionedName, type Part } from './part';
import { projectFolder } from './paths';
import { routesRequest } from './remoteModules';
import { OwnOriginPlugin } from './OwnOriginPlugin';
import { RetryPlugin } from './RetryPlugin';
import { VersionFreeChunksPlugin } from './VersionFreeChunksPlugin';

export interface BuildOptions {
  readonly part: Part;
  readonly outputFolder: string;
  readonly mode?: 'production' | 'development';
  /** Folder of webpack's file cache; none where absent. */
  readonly cacheFolder?: string;
}

const loaderFile = join(buildFolder, 'contentLoader.ts');
const remoteModuleFile = join(buildFolder, 'remoteModuleLoader.ts');
const basemapFile = join(buildFolder, 'basemapLoader.ts');
/** What the build makes of a remote's content in place of code. */
const remoteModule = /^\?(routes|preparation|screen|still|trip)$/;
const accentFile = join(buildFolder, 'accentLoader.ts');
const briefErrorsFile = join(buildFolder, 'browser', 'briefErrors.ts');
const noPrefixesFile = join(buildFolder, 'browser', 'noPrefixes.ts');
const browserSchemasFile = join(buildFolder, 'browser', 'browserSchemas.ts');

/**
 * Names what styled-components make, in browsers and in Node alike, by the part and by all that a file says: two versions of a part
 * can style one page (docs/decisions/018-styled-components.md). The namespace may hold no dot, or hydration loses rules.
 */
function styledComponents({ key }: Part, production: boolean): [string, Record<string, unknown>] {
  return [
    '@swc/plugin-styled-components',
    {
      ssr: true,
      displayName: !production,
      fileName: false,
      pure: true,
      minify: true,
      transpileTemplateLiterals: true,
      cssProp: false,
      namespace: key,
    },
  ];
}

/** Loaders, resolution and minimisers that every build has in common. */
export function baseConfiguration({
  part,
  outputFolder,
  mode = 'production',
  cacheFolder,
}: BuildOptions): Configuration {
  const production = mode === 'production';
  const codeLoader = {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
        experimental: {
          cacheRoot: join(projectFolder, '.cache', 'swc'),
          plugins: [styledComponents(part, production)],
        },
      },
    },
  };
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
      ...digestNames,
      filename: production ? '[name].[contenthash].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash].js' : '[name].js',
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
        { test: /\.tsx?$/, exclude: /node_modules/, use: codeLoader },
        { resourceQuery: remoteModule, type: 'javascript/auto', use: [codeLoader, remoteModuleFile] },
        {
          test: /\.css$/,
          sideEffects: true,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: false } }],
        },
        { test: /\.(avif|webp|svg|woff2)$/, type: 'asset/resource' },
        { test: /\.yaml$/, resourceQuery: { not: [/^\?(basemap|locator)\./, remoteModule] }, use: loaderFile },
        ...(
          [
            ['basemap', 'json'],
            ['basemap', 'svg'],
            ['locator', 'svg'],
          ] as const
        ).map(([drawn, ending]) => ({
          test: /\.yaml$/,
          resourceQuery: new RegExp(`^\\?${drawn}\\.${ending}$`),
          type: 'asset/resource',
          use: basemapFile,
          generator: { filename: `assets/${drawn}.[contenthash:10].${ending}` },
        })),
        // It looks for its worker at an address of its own making, which is not webpack's to resolve.
        { test: /maplibre-gl\.mjs$/, parser: { url: false } },
        // A worker's script is fetched whole, and compressed like every script.
        {
          test: /maplibre-gl-worker\.mjs$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash].js' },
        },
        {
          resourceQuery: /^\?accents$/,
          type: 'javascript/auto',
          sideEffects: true,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: false } }, accentFile],
        },
      ],
    },
    plugins: [
      // In development too, rules go into a sheet by the browser's interface: text in a style element would offend the page's policy.
      new webpack.DefinePlugin({ 'globalThis.PRERENDERING': 'false', SC_DISABLE_SPEEDY: 'false' }),
      new webpack.NormalModuleReplacementPlugin(/^zod\/mini$/, browserSchemasFile),
      new webpack.NormalModuleReplacementPlugin(/^zod\/v4\/locales\/en\.js$/, briefErrorsFile),
      new webpack.NormalModuleReplacementPlugin(/^\.\/(src\/)?Prefixer\.js$/, noPrefixesFile),
      new OwnOriginPlugin(),
      ...(part.kind === 'remote' ? [new ContentVersionsPlugin(part)] : []),
      ...(production ? [new IntegrityPlugin()] : []),
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash].css' : '[name].css',
        chunkFilename: production ? '[name].[contenthash].css' : '[name].css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({
          exclude: /maplibre-gl-worker\./,
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 } },
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    cache: cacheFolder
      ? {
          type: 'filesystem',
          cacheDirectory: cacheFolder,
          name: `${part.key}-${mode}`,
          buildDependencies: {
            build: [join(projectFolder, 'shared', 'build', 'src') + sep, join(projectFolder, 'package-lock.json')],
          },
        }
      : false,
  };
}

/** Libraries that must exist once in a page; the shell brings them and a remote carries no copy. */
export const onlyFromShell = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', '@odysseus/runtime'];

/** Libraries that a remote takes from the shell where both were built with the very same sources, and brings itself where not. */
export const preferablyFromShell = ['@odysseus/ui'];

/**
 * What screens have in common, fetched once: from one list to the next only the content differs. What lists alone draw is apart
 * from what an overview draws, too, so that a city's first page waits for no list.
 */
const commonParts = {
  pageParts: {
    test: /[\\/]shared[\\/](page[\\/]src[\\/](blocks|premium|time)|model[\\/]src[\\/](money|distance|time[\\/](opening|closing|week)|places[\\/]entriesOf))/,
    name: 'page-parts',
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
  },
  placeLists: {
    test: /[\\/]shared[\\/](kits[\\/]places|model[\\/]src[\\/](booking|time[\\/]shortDate))/,
    name: 'place-lists',
    chunks: 'async' as const,
    minChunks: 2,
    enforce: true,
  },
};

/** The build of a remote: a container of webpack's own that exposes `./routes`. */
export function remoteConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration(options);
  const name = versionedName(options.part);
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: { cacheGroups: commonParts } },
    plugins: [
      ...(base.plugins ?? []),
      new RetryPlugin(name),
      new ContentFilePlugin(options.part),
      ...(options.mode === 'development' ? [] : [new VersionFreeChunksPlugin(name)]),
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: options.mode === 'development' ? 'entry.js' : 'entry.[contenthash].js',
        library: { type: 'var', name },
        exposes: { './routes': { import: [accentsRequest, routesRequest], name: 'routes' } },
        shared: {
          ...Object.fromEntries(
            onlyFromShell.map((library) => [
              library,
              { import: false as const, singleton: true, strictVersion: true, requiredVersion: majorOf(library) },
            ]),
          ),
          ...Object.fromEntries(
            preferablyFromShell.map((library) => [
              library,
              { version: designVersion(), requiredVersion: designVersion() },
            ]),
          ),
        },
      }),
    ],
  };
}

/**
 * A version of the design system that stands for its sources: two builds share one copy only when they were made with the same.
 * A part that needs a newer component than the shell has then brings its own.
 */
export function designVersion(): string {
  const digits = fingerprint([join(projectFolder, 'shared', 'ui', 'src')]).slice(0, 8);
  return `1.0.${Number.parseInt(digits, 16)}`;
}

function majorOf(library: string): string {
  if (library.startsWith('@odysseus/')) return '^1.0.0';
  return library === 'styled-components' ? '^6.6.0' : '^19.0.0';
}

/**
 * Has browsers compile the page's script while it arrives, beside the main thread: nearly all of it runs at the start, and
 * compiling each function when it is first called is half of what a slow phone spends on it. (V8's explicit compile hints.)
 */
const compileAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^(main|libraries)\..*js$/,
  // After minifying, which drops comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * What draws is a script of its own, which the page runs in a task of its own: a slow phone takes as long over either half as a visitor
 * may wait.
 */
const libraries = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'libraries',
  chunks: (chunk: { name?: string | null }) => chunk.name === 'main',
  enforce: true,
};

/** The build of the shell: an ordinary bundle that names no remote. */
export function shellConfiguration(options: BuildOptions): Configuration {
  const base = baseConfiguration(options);
  return {
    ...base,
    entry: { main: './src/main.ts', starter: './src/starter.ts' },
    ...(options.mode === 'development'
      ? {}
      : { optimization: { ...base.optimization, splitChunks: { cacheGroups: { libraries } } } }),
    plugins: [
      ...(base.plugins ?? []),
      compileAhead,
      new RetryPlugin(options.part.packageName),
      new webpack.DefinePlugin({
        DESIGN_VERSION: JSON.stringify(designVersion()),
        SHELL_VERSION: JSON.stringify(options.part.version),
      }),
    ],
  };
}

/** The shell's service worker: one script beside the page's, which the page never loads by itself. @param folder address of the build, with a trailing slash */
export function serviceWorkerConfiguration(options: BuildOptions, folder: string): Configuration {
  const base = baseConfiguration(options);
  const { cache } = base;
  return {
    ...base,
    entry: { 'service-worker': './src/services/service-worker/serviceWorker.ts' },
    target: ['webworker', 'es2022'],
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ SHELL_FOLDER: JSON.stringify(folder) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    cache:
      typeof cache === 'object' && cache.type === 'filesystem'
        ? { ...cache, name: `${cache.name ?? ''}-service-worker` }
        : false,
  };
}
