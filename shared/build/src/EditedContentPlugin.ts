import type { CompiledContent } from '@odysseus/guide/content';
import type { Compiler } from 'webpack';
import { contentRevision } from './contentRevision';
import { pageTexts } from './pageTexts';
import type { Part } from './part';
import { picturesOf } from './picturesOf';
import { readableContent } from './readableContent';
import { withinRemote } from './remoteModules';

/** What `takeEdits` of `browser/editedContent.ts` takes. */
export interface ContentEdit {
  readonly revision: number;
  /** Changed screens, each as JSON by the name of its file in the remote. */
  readonly files: Readonly<Record<string, string>>;
}

/** Milliseconds after which a file that began to change is taken to be written. Webpack waits for twice as long. */
const settling = 10;

/**
 * Gives out the screens that an edit has changed as soon as they are compiled. Webpack makes their modules of them afterwards,
 * which takes as long again, and does what else follows from the edit.
 */
export class EditedContentPlugin {
  private before: CompiledContent | undefined;
  private given: Promise<void> = Promise.resolve();

  constructor(
    private readonly part: Part,
    /** Resolves when the edit is on its way, whatever webpack does then. */
    private readonly give: (edit: ContentEdit) => Promise<void>,
  ) {}

  apply(compiler: Compiler): void {
    // Before webpack compiles again it waits for what it writes to its cache.
    compiler.hooks.invalid.tap('EditedContentPlugin', () => {
      setTimeout(() => {
        try {
          this.look();
        } catch {
          // A file may have gone while it was read. What is really wrong is told by the compilation, which looks again.
        }
      }, settling);
    });
    compiler.hooks.watchRun.tapPromise('EditedContentPlugin', () => {
      this.look();
      return this.given;
    });
  }

  private look(): void {
    const content = readableContent(this.part);
    if (!content || content === this.before) return;
    const files = this.before ? editedFiles(this.part.folder, this.before, content) : {};
    this.before = content;
    if (Object.keys(files).length > 0) this.given = this.give({ revision: contentRevision(content), files });
  }
}

/** Screens of another kind are drawn by other code, and the addresses of other pictures are webpack's to find: those come with their modules. */
function editedFiles(folder: string, before: CompiledContent, after: CompiledContent): ContentEdit['files'] {
  const textsBefore = pageTexts(before);
  return Object.fromEntries(
    [...pageTexts(after)].flatMap(([file, text]) => {
      const [earlier, screen] = [before.pageScreens.get(file), after.pageScreens.get(file)];
      if (screen === earlier) return [];
      const shown = earlier && screen?.kind === earlier.kind && text !== textsBefore.get(file);
      return shown && JSON.stringify(picturesOf(screen)) === JSON.stringify(picturesOf(earlier))
        ? [[withinRemote(folder, file), text]]
        : [];
    }),
  );
}
