import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { editorSchemas } from '@odysseus/guide/content';

/** The schemas that editors read (.vscode/settings.json), by their files, as `npm run content -- schema` writes them. */
export function editorFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(editorSchemas()).map(([name, schema]) => [
      join(projectFolder, '.vscode', `${name}.schema.json`),
      `${JSON.stringify(schema, null, 1)}\n`,
    ]),
  );
}
