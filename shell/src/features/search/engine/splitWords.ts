import { foldText } from '@odysseus/contract';

/** Words of a text; an apostrophe parts them, so that "l'Orangerie" is found as Orangerie. */
export function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
