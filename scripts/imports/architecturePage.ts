import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';

/** The page that the graph of packages is drawn on. */
export const architecturePage = join(projectFolder, 'docs', 'architecture.md');

const drawing = /(<!-- npm run graph -->\n```\n)[\s\S]*?(\n```)/;

/**
 * A page with the graph drawn anew.
 * @throws {Error} where the page has no place for it
 */
export function withGraph(page: string, graph: string): string {
  if (!drawing.test(page))
    throw new Error(
      'docs/architecture.md has lost the place of its graph: a line <!-- npm run graph --> before a block of code.',
    );
  return page.replace(drawing, (_all, before: string, after: string) => before + graph + after);
}
