import type { Passage } from '../corpus';
import type { Guide } from '../guide';

/** The sections of a passes screen in which what is sold singly stands, each thing under a key of its own. */
const sections = { ride: 'rides', ticket: 'tickets' } as const;

/** What the passes screen tells of a ride, or of a ticket, by its key. */
export function salePassage(guide: Guide, kind: keyof typeof sections, key: string): Passage | undefined {
  const path = guide.corpus.passesPath;
  return path === undefined
    ? undefined
    : guide.passagesOf(kind).find(({ id }) => id === passageId(path, sections[kind], key));
}

/** Id of a passage of the passes screen. @param path of the screen @param id within the section: of what is sold singly, its key */
export function passageId(path: string, section: string, id: string): string {
  return `${path}/${section}-${id}`;
}
