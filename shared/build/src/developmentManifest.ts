import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest, ShellManifest } from '@odysseus/contract';
import { ContentError } from '@odysseus/model/content';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { versionFolders } from './buildPart';
import { contentOf } from './contentOf';
import type { Part } from './part';
import { remoteManifest, shellManifest } from './partManifest';
import { routeTableOf, shellTableFile } from './routeTableOf';
import { writePremium } from './writePremium';

/** What a part says of itself while it is developed. */
export interface PartDescription {
  readonly manifest: RemoteManifest | ShellManifest;
  /** Premium screens as text, to tell whether they have changed. */
  readonly premium: string;
}

/**
 * Well formed, as the contract asks, and of no file: a development server's files change under one address, and the
 * development build of the shell does not check them.
 */
const uncheckedIntegrity = `sha384-${createHash('sha384').digest('base64')}`;

/**
 * Describes a part from its sources: its route table, and a remote's content, whose premium screens are written to the store.
 * @throws {ContentError | RouteTableError | ContractError}
 */
async function describePart(part: Part, store: string): Promise<PartDescription> {
  const table = await routeTableOf(part);
  const { publicFolder, privateFolder } = versionFolders(store, part.key, part.version);
  mkdirSync(publicFolder, { recursive: true });
  if (part.kind === 'shell') {
    const start = {
      scripts: [{ path: 'main.js', integrity: uncheckedIntegrity }],
      styles: [{ path: 'main.css', integrity: uncheckedIntegrity }],
    };
    return { manifest: shellManifest(part, publicFolder, table, start), premium: '' };
  }
  const content = contentOf(join(part.folder, 'content'));
  const manifest = remoteManifest({
    part,
    folder: publicFolder,
    table,
    content,
    entry: { path: 'entry.js', integrity: uncheckedIntegrity },
    preload: {},
  });
  writePremium(content, privateFolder);
  return { manifest, premium: JSON.stringify([...content.premiumScreens]) };
}

/**
 * Keeps a part's description up to date while webpack watches it. What is wrong with content or route table is an error of
 * the compilation, once, wherever the files are used.
 */
export class DescriptionPlugin {
  private outcome: { readonly description: PartDescription } | { readonly failure: Error } | undefined;

  constructor(
    private readonly part: Part,
    private readonly store: string,
    /** Called before a compilation ends in which the description has changed, and for the first one. */
    private readonly onChange: (description: PartDescription) => void,
  ) {}

  apply(compiler: Compiler): void {
    // A module in a remote's `src` may draw a screen of its own.
    const watched =
      this.part.kind === 'remote' ? ['content', 'assets', 'src'].map((name) => join(this.part.folder, name)) : [];
    const tables = this.part.kind === 'shell' ? [shellTableFile(this.part.folder)] : [];
    compiler.hooks.afterCompile.tapPromise('DescriptionPlugin', async (compilation) => {
      if (compilation.compiler !== compiler) return;
      for (const folder of watched) compilation.contextDependencies.add(folder);
      for (const table of tables) compilation.fileDependencies.add(table);
      const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
      const concerned = changed.some(
        (file) => tables.includes(file) || watched.some((folder) => file.startsWith(folder)),
      );
      if (!this.outcome || concerned) await this.describe();
      if (this.outcome && 'failure' in this.outcome) report(this.outcome.failure, compilation);
    });
  }

  private async describe(): Promise<void> {
    const before = this.outcome && 'description' in this.outcome ? this.outcome.description : undefined;
    try {
      const description = await describePart(this.part, this.store);
      this.outcome = { description };
      if (JSON.stringify(description) !== JSON.stringify(before)) this.onChange(description);
    } catch (cause) {
      this.outcome = { failure: cause instanceof Error ? cause : new Error(String(cause)) };
    }
  }
}

function report(failure: Error, compilation: Compilation): void {
  // Each module that is made of content has failed with the same list of problems.
  if (failure instanceof ContentError)
    compilation.errors = compilation.errors.filter(
      (error) => !('error' in error && error.error instanceof ContentError),
    );
  compilation.errors.push(new webpack.WebpackError(failure.message));
}
