import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** Settings by which the content hash in a file's name is the whole SHA-256 digest of what is in the file. */
export const digestNames = { hashFunction: 'sha256', hashDigest: 'base64url', hashDigestLength: 43 } as const;

const integrityFunction = `${RuntimeGlobals.require}.odysseusIntegrity`;

/** Reads the digest out of an address. Where there is none it throws, so that the load fails in place of going unchecked. */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('odysseus integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { compilation } = this;
    if (!compilation) return '';
    return Template.asString([
      `${integrityFunction} = ${compilation.runtimeTemplate.basicFunction('url', [
        'return "sha256-" + /\\.([\\w-]{43})\\.\\w+(\\?|$)/.exec(url)[1].replace(/-/g, "+").replace(/_/g, "/") + "=";',
      ])};`,
    ]);
  }
}

/**
 * Lets the browser check every script and style that a build loads by itself. A file's name carries the digest of what is in it
 * (`digestNames`), so that whoever knows the name can check the file, and no list of digests is needed.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => Template.asString([source, `script.integrity = ${integrityFunction}(url);`]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => `${source}linkTag.integrity = ${integrityFunction}(fullhref);`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('IntegrityPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        });
      compilation.hooks.afterProcessAssets.tap('IntegrityPlugin', () => {
        for (const problem of wrongNames(compilation)) compilation.errors.push(new webpack.WebpackError(problem));
      });
    });
  }
}

/** Scripts and styles whose names are not their digests: a browser would refuse each of them. */
function wrongNames(compilation: Compilation): string[] {
  return compilation.getAssets().flatMap(({ name, source }) => {
    if (!/\.(js|css)$/.test(name)) return [];
    const digest = createHash('sha256').update(source.buffer()).digest('base64url');
    return name.includes(`.${digest}.`)
      ? []
      : [
          `${name} does not carry its digest ${digest}, so that browsers would refuse it. Name it with [contenthash], and change nothing in it after its name is made.`,
        ];
  });
}
