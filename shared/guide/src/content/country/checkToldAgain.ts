import type { SourceBlock } from '@odysseus/model';
import { type BlockGround, ContentError, type ContentProblem } from '@odysseus/model/content';
import { nearestOf } from '../nearestOf';
import type { ScreenContent } from '../screenSchema';

/**
 * Checks that a screen's blocks tell again what there is: basics of the city, numbers of its country.
 * @param file the screen's own
 * @throws {ContentError} with each block of a basic, and each entry of a number, that there is not
 */
export function checkToldAgain(screen: ScreenContent, file: string, { basics, numbers }: BlockGround): void {
  if (screen.kind !== 'places' && screen.kind !== 'metro') return;
  const keys = basics.map(({ key }) => key);
  const numberProblems = (field: string, blocks: readonly SourceBlock[] = []): ContentProblem[] =>
    inheritedNumbers(blocks)
      .filter(({ key }) => !numbers.has(key))
      .map(({ key, block, index }) => ({
        file,
        line: 1,
        field: `${field}.${block}.numbers.${index}.key`,
        message: `the help of the city's country has no number "${key}"`,
        remedy:
          nearestOf(key, numbers.keys()) ?? 'Name a key of numbers in shared/danger/content/countries, or write it out',
      }));
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
  const found = [
    ...problems('first', screen.first),
    ...problems('blocks', screen.blocks),
    ...numberProblems('first', screen.first),
    ...numberProblems('blocks', screen.blocks),
  ];
  if (found.length > 0) throw new ContentError(found);
}

/** Whether a screen tells any number of its country again. */
export function inheritsNumbers(screen: ScreenContent): boolean {
  if (screen.kind !== 'places' && screen.kind !== 'metro') return false;
  return inheritedNumbers([...(screen.first ?? []), ...screen.blocks]).length > 0;
}

/** The numbers of the country that blocks tell again, each with where it stands. */
function inheritedNumbers(blocks: readonly SourceBlock[]) {
  return blocks.flatMap((block, at) =>
    block.type !== 'numbers'
      ? []
      : block.numbers.flatMap((number, index) =>
          number.from === 'country' ? [{ key: number.key, block: at, index }] : [],
        ),
  );
}
