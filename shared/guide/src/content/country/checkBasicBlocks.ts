import type { SourceBlock } from '@odysseus/model';
import { ContentError, type ContentProblem } from '@odysseus/model/content';
import type { Basic } from '@odysseus/overview';
import type { ScreenContent } from '../screenSchema';

/**
 * Checks that a screen's blocks tell again what the city tells standing up.
 * @param file the screen's own
 * @throws {ContentError} with each block of a basic that there is not
 */
export function checkBasicBlocks(screen: ScreenContent, file: string, basics: readonly Basic[]): void {
  if (screen.kind !== 'places' && screen.kind !== 'metro') return;
  const keys = basics.map(({ key }) => key);
  const problems = (field: string, blocks: readonly SourceBlock[] = []): ContentProblem[] =>
    blocks.flatMap((block, index) =>
      block.type !== 'basic' || keys.includes(block.of)
        ? []
        : [
            {
              file,
              line: 1,
              field: `${field}.${index}.of`,
              message: `neither the city's overview nor its country tells a basic "${block.of}"`,
              remedy:
                keys.length > 0
                  ? `Name one of ${keys.join(', ')}`
                  : 'Write it under basics of the overview or of content/country.yaml',
            },
          ],
    );
  const found = [...problems('first', screen.first), ...problems('blocks', screen.blocks)];
  if (found.length > 0) throw new ContentError(found);
}
