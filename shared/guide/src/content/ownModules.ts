import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ContentProblem } from '@odysseus/model/content';

/** The modules of a remote that draw screens of its own, each beside its screen's file: `src/story.tsx` of `content/screens/story.yaml`. */
export interface OwnModules {
  /** The module that draws a screen, if there is one, and where it has to stand, from the remote's folder. */
  of(file: string): { readonly found: string | undefined; readonly expected: string };
  /** What is wrong with modules that no screen's file stands beside. */
  unused(): ContentProblem[];
}

const ending = '.tsx';

/**
 * Finds the modules by their names: those of a city with a folder of its own stand in one, `src/rome/story.tsx` of
 * `content/rome/screens/story.yaml`.
 * @param content the remote's content folder
 */
export function ownModules(content: string): OwnModules {
  const source = join(content, '..', 'src');
  const wanted = new Set<string>();
  const folders = new Set([source]);
  return {
    of(file) {
      const steps = relative(content, file).split(/[\\/]/);
      const module = join(source, ...steps.filter((step) => step !== 'screens')).replace(/\.yaml$/, ending);
      wanted.add(module);
      folders.add(join(module, '..'));
      return { found: existsSync(module) ? module : undefined, expected: relative(join(content, '..'), module) };
    },
    unused: () =>
      [...folders]
        .filter((folder) => existsSync(folder) && statSync(folder).isDirectory())
        .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
        .filter((file) => file.endsWith(ending) && !file.endsWith(`.test${ending}`) && !wanted.has(file))
        .map((file) => ({
          file,
          line: 1,
          field: '(file)',
          message: 'no screen is called after this module',
          remedy: 'Name it after the file of its screen in content, or move it into a folder of src',
        })),
  };
}
