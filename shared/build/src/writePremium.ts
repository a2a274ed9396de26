import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTripFile } from '@odysseus/contract';
import { premiumTripFiles, type CompiledContent } from '@odysseus/guide/content';
import { openScreens } from './openScreens';

/**
 * Writes a remote's premium screens, what trips of holders are told of their places, what its assistants answer from and what its live
 * sources are asked, where only the service reads.
 * @throws {ContractError} when what is told of a place has another form than trips read
 */
export function writePremium(content: CompiledContent, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const forTrips = [...premiumTripFiles(openScreens(content))].map(
    ([key, file]) => [key, parseTripFile(file, `What trips are told as ${key}`)] as const,
  );
  for (const [key, screen] of [...content.premiumScreens, ...forTrips, ...content.corpora, ...content.liveSources]) {
    const file = join(folder, `${key}.json`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(screen));
  }
}
