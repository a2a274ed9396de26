import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { chunkLoadTimeout } from './chunkLoadTimeout';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * After a request has hung, browsers answer a second one for the same address from the first. So a retry needs another
 * address: this runtime piece appends `?r=<attempt>` to the chunks and styles of a build that has been tried again.
 * The count stands in `globalThis.odysseusAttempts[<name>]`, written by the shell.
 */
class RetryRuntimeModule extends RuntimeModule {
  constructor(
    private readonly buildName: string,
    private readonly stylesheets: boolean,
  ) {
    super('odysseus retry', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const attempts = `(globalThis.odysseusAttempts || {})[${JSON.stringify(this.buildName)}]`;
    const wrap = (name: string) => [
      `var plain = ${name};`,
      `if (plain) ${name} = function(id) {`,
      Template.indent([`var attempt = ${attempts};`, 'return plain(id) + (attempt ? "?r=" + attempt : "");']),
      '};',
    ];
    return Template.asString([
      '(function() {',
      Template.indent(wrap(RuntimeGlobals.getChunkScriptFilename)),
      '})();',
      ...(this.stylesheets ? ['(function() {', Template.indent(wrap('__webpack_require__.miniCssF')), '})();'] : []),
    ]);
  }
}

/**
 * webpack gives a script that hangs a time limit, and the style plugin gives a style sheet none: it would wait, and let every
 * retry wait, for ever. So the sheet's tag is told of an error when the limit has run out. Later calls find no handler left.
 */
const styleLimit = `setTimeout(function() { if (linkTag.onerror) linkTag.onerror({ type: "timeout", target: linkTag }); }, ${chunkLoadTimeout});`;

/** Makes the chunks and styles of a build fit to be tried again. */
export class RetryPlugin {
  /** @param buildName the container's name for a remote, which carries its version, and the package's for the shell */
  constructor(private readonly buildName: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetryPlugin', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'RetryPlugin',
        (source) => source + styleLimit,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('RetryPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.getChunkScriptFilename);
          compilation.addRuntimeModule(chunk, new RetryRuntimeModule(this.buildName, true));
        });
    });
  }
}
