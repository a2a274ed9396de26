import webpack, { type Compiler } from 'webpack';

/** What webpack calls the list that chunks hand themselves over in; the name of each build's own list begins with it. */
const list = 'chunks_';

/** Where webpack's own loader says whose script it is: `data-webpack="<name of the build>:<chunk>"`. */
const whoseScript = 'document.currentScript.dataset.webpack.split(":")[0]';

/**
 * Keeps the build's name, which carries its version, out of the chunks: each asks the tag that it was loaded with. So a chunk
 * whose code has not changed is the same file in every version, and is neither minified nor compressed anew.
 */
export class VersionFreeChunksPlugin {
  /** @param buildName webpack's `uniqueName` */
  constructor(private readonly buildName: string) {}

  apply(compiler: Compiler): void {
    compiler.options.output.chunkLoadingGlobal = list;
    // Goes into the digests of chunks, by which minified ones are kept, although no build for visitors is updated while it runs.
    compiler.options.output.hotUpdateGlobal = 'none';
    compiler.hooks.compilation.tap('VersionFreeChunksPlugin', (compilation) => {
      const { renderChunk } = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      // After the one that writes the line by which a chunk hands itself over.
      renderChunk.tap({ name: 'VersionFreeChunksPlugin', stage: 100 }, (source) => {
        const free = new webpack.sources.ReplaceSource(source);
        for (const [start, end] of placesOf(String(source.source())))
          free.replace(start, end, `${JSON.stringify(list)} + ${whoseScript}`);
        return free;
      });
      compilation.hooks.runtimeModule.tap('VersionFreeChunksPlugin', (module) => {
        if (module.name !== 'jsonp chunk loading') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate() ?? '';
          return placesOf(code).reduceRight(
            (changed, [start, end]) =>
              changed.slice(0, start) + JSON.stringify(list + this.buildName) + changed.slice(end + 1),
            code,
          );
        };
      });
    });
  }
}

/** First and last character of each place where the list is named. @throws {Error} where there is none */
function placesOf(code: string): [start: number, end: number][] {
  const named = JSON.stringify(list);
  const places = [...code.matchAll(new RegExp(named, 'g'))].map(({ index }): [number, number] => [
    index,
    index + named.length - 1,
  ]);
  if (places.length === 0)
    throw new Error(`webpack writes ${named} nowhere in this code any more: mend VersionFreeChunksPlugin.`);
  return places;
}
