import type { Block, CompiledPlaceList } from '@odysseus/model';
import { groupId } from './groupOf';

/** What the folded parts of an emergency page are for, in the order in which they stand there. */
export const emergencyChapters = ['calls', 'steps', 'places', 'beforehand'] as const;
export type EmergencyChapter = (typeof emergencyChapters)[number];

/** What is folded in a part. */
export type EmergencyPart =
  | { readonly of: 'introduction' }
  | { readonly of: 'block'; readonly id: string; readonly block: Block }
  | { readonly of: 'group'; readonly id: string; readonly index: number }
  | { readonly of: 'links' };

/** The parts of each chapter of an emergency page; in a chapter they keep the order of the list. None is lost. */
export function emergencyParts(
  list: Pick<CompiledPlaceList, 'first' | 'groups' | 'blocks' | 'links'>,
): Readonly<Record<EmergencyChapter, readonly EmergencyPart[]>> {
  const parts: Record<EmergencyChapter, EmergencyPart[]> = {
    calls: [{ of: 'introduction' }],
    steps: [],
    places: list.groups.map((_group, index) => ({ of: 'group', id: groupId(index), index })),
    beforehand: [],
  };
  for (const { id, block } of blocksOf(list)) parts[chapterOf(block)].push({ of: 'block', id, block });
  if (list.links) parts.beforehand.push({ of: 'links' });
  return parts;
}

/** Where a block about a subject is shown, and what it is called. */
export function blockAbout(
  list: Pick<CompiledPlaceList, 'first' | 'blocks'>,
  subject: Block['subject'],
): { readonly id: string; readonly title: string } | undefined {
  if (subject === undefined) return undefined;
  const about = blocksOf(list).find(({ block }) => block.subject === subject);
  return about && { id: about.id, title: about.block.title };
}

/** All blocks in the order of the list, under the addresses that they have in it. */
function blocksOf({ first = [], blocks }: Pick<CompiledPlaceList, 'first' | 'blocks'>) {
  const under = (start: 'first' | 'block', some: readonly Block[]) =>
    some.map((block, index) => ({ id: `${start}-${index + 1}`, block }));
  return [...under('first', first), ...under('block', blocks)];
}

/** Whom to call and in which words; what to do; and all that is read beforehand. */
function chapterOf({ type }: Block): EmergencyChapter {
  switch (type) {
    case 'numbers':
    case 'cards':
    case 'phrases':
      return 'calls';
    case 'steps':
      return 'steps';
    default:
      return 'beforehand';
  }
}
