import { isAbout, type PlaceSubject } from '@odysseus/model';
import type { CorpusPlace, Told } from '../corpus';

type Note = NonNullable<Told['entry']['notes']>[number];

/** What the screens note of a place on a subject. */
export function notesOf({ told }: Pick<CorpusPlace, 'told'>, subject: PlaceSubject): Note[] {
  return told.flatMap(({ entry }) => entry.notes ?? []).filter((note) => isAbout(note, subject));
}
