import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Names the class of a style sheet in browsers: by the part, the sheet's place and all that the sheet says. So two versions of a
 * part can style one page: what differs between them has different names, and what does not is the same file in both.
 * @param part key of the part, since two parts may carry one sheet of a package in different states
 */
export function className(part: string) {
  return ({ rootContext, resourcePath }: { readonly rootContext: string; readonly resourcePath: string }, _pattern: string, local: string): string => {
    const digest = createHash('sha256')
      .update([part, relative(rootContext, resourcePath), local, readFileSync(resourcePath, 'utf8')].join('\0'))
      .digest('base64url');
    // No digit or dash may begin a name.
    return digest.slice(0, 6).replace(/^[\d-]/, '_');
  };
}
