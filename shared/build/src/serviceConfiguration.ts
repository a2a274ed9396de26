import webpack, { type Configuration } from 'webpack';
import { serviceFolder } from './paths';

/**
 * The service as one file for Node, every package in it but the embedded database, which finds its WebAssembly beside its own code.
 * @param outputFolder below a folder that stands beside the service's sources
 */
export function serviceConfiguration(outputFolder: string): Configuration {
  return {
    mode: 'none',
    context: serviceFolder,
    target: 'node20',
    devtool: false,
    infrastructureLogging: { level: 'warn' },
    entry: { serve: './src/serve.ts' },
    output: { path: outputFolder, filename: '[name].cjs', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      strictExportPresence: true,
      // What is looked for at run time is not there to be bundled.
      parser: { javascript: { createRequire: false } },
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          use: { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } },
        },
      ],
    },
    externals: [
      { 'pg-native': 'commonjs pg-native' },
      ({ request }, done) =>
        request.startsWith('@electric-sql/pglite') ? done(undefined, `import ${request}`) : done(),
    ],
    // The file finds what the service reads beside itself, wherever the project stands.
    node: { __dirname: false, __filename: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    // Nothing is made smaller, which would take as long again: what an error says of its place stays readable.
    optimization: { minimize: false, nodeEnv: 'production' },
    performance: { hints: false },
    stats: 'errors-warnings',
    // A cache would hold a hundred megabytes to spare two seconds.
    cache: false,
  };
}
