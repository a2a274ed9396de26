import { adviceText } from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import { caters } from '../tools/findPlaces';
import type { PlaceField } from '../tools/placeFacts';

/** What a place says of a diet, and where. */
export function dietLines(place: CorpusPlace, diet: string): [PlaceField, string][] {
  if (!caters(place, diet)) return [];
  const pattern = new RegExp(`\\b${diet}`, 'i');
  const note = place.told.flatMap(({ entry }) => entry.notes ?? []).find(({ text }) => pattern.test(text));
  if (note) return [['notes', note.text]];
  const tip = place.tips.map(adviceText).find((text) => pattern.test(text));
  if (tip) return [['tips', tip]];
  const sentence = place.body.split(/(?<=[.!?])\s/).find((text) => pattern.test(text));
  return sentence ? [['body', sentence]] : [];
}
