import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledContent } from '@odysseus/guide/content';

/** Writes a remote's premium screens, what its assistants answer from and what its live sources are asked, where only the service reads. */
export function writePremium(content: CompiledContent, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [key, screen] of [...content.premiumScreens, ...content.corpora, ...content.liveSources]) {
    const file = join(folder, `${key}.json`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(screen));
  }
}
