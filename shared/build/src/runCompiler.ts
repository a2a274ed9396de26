import type { Configuration, Stats } from 'webpack';

/** Runs webpack once. It is loaded now: most commands that lead here build nothing. */
export async function runCompiler(configuration: Configuration): Promise<Stats> {
  const { default: webpack } = await import('webpack');
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats) reject(new Error('webpack ended without a result.'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false })));
        else resolve(stats);
      });
    });
  });
}
