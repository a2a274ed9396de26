import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileContent, type CompiledContent } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';

/**
 * A remote's content, or undefined after having said on standard error what is wrong with it.
 * @param remote folder of `remotes/`
 */
export function contentOfRemote(remote: string): CompiledContent | undefined {
  const folder = join(process.cwd(), 'remotes', remote, 'content');
  if (!existsSync(folder)) {
    console.error(
      `There is no remote ${remote} with content. The remotes are: ${readdirSync(join(process.cwd(), 'remotes')).join(', ')}.`,
    );
    return undefined;
  }
  try {
    return compileContent(folder);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(
      `${remote}: ${cause.problems.length} ${cause.problems.length === 1 ? 'problem' : 'problems'}\n${cause.message}`,
    );
    return undefined;
  }
}
