import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * A build finds out at run time where it lies, as a full address. On the site's own origin the path says as much, and is what
 * a prerendered page says: so pictures and style sheets have one address, whoever rendered them.
 */
class OwnOriginRuntimeModule extends RuntimeModule {
  constructor() {
    super('odysseus own origin', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const address = RuntimeGlobals.publicPath;
    // Style sheets are evaluated while building, where there is no page.
    return `if (typeof location === "object" && typeof ${address} === "string" && ${address}.indexOf(location.origin + "/") === 0) ${address} = ${address}.slice(location.origin.length);`;
  }
}

/** Shortens the public path of a build that lies on the page's own origin. */
export class OwnOriginPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnOriginPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap('OwnOriginPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new OwnOriginRuntimeModule());
      });
    });
  }
}
