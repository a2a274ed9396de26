import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectFolder, type Part } from '@odysseus/build';
import { runCompiler } from '@odysseus/build/compiler';
import { benchFolder, ordinaryConfiguration } from './benchStores';

/**
 * Bytes that the styling library alone costs every first visit: built as the shell builds it, compressed, beside a React that is
 * there anyway.
 * @throws {Error} with the compiler's words
 */
export async function stylingWeight(): Promise<number> {
  const part: Part = {
    kind: 'shell',
    key: 'styling',
    packageName: '@odysseus/styling',
    folder: join(projectFolder, 'scripts', 'bench', 'web'),
    version: '1.0.0',
  };
  const folder = join(benchFolder(), 'styling');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runCompiler({
    ...ordinaryConfiguration(part, folder),
    entry: { styling: './entries/stylingEntry.ts' },
    externals: { react: 'var React' },
  });
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}
