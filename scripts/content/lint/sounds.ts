import { finding, type Finding } from './finding';
import type { Phrase } from './passages';

/** A part of a phrase between pauses. */
const pause = /[,;:?!…/.]+/;

/**
 * Whether phrases keep the one system of sounds: words apart by spaces, syllables by hyphens, and for French, which stresses
 * the end of what is said in one breath, the last full syllable of each part between pauses in capitals and nothing else;
 * and whether one phrase sounds the same wherever it stands.
 */
export function soundFindings(phrases: readonly Phrase[]): Finding[] {
  return [...phrases.filter(({ language }) => language === 'fr').flatMap(systemFindings), ...differences(phrases)];
}

function systemFindings(phrase: Phrase): Finding[] {
  const parts = phrase.say
    .split(pause)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  return parts.flatMap((part) => {
    const stressed = part.split(/[\s-]+/).filter((syllable) => /\p{Lu}{2,}/u.test(syllable));
    const mixed = /(\p{Lu}\p{Ll}|\p{Ll}\p{Lu})/u.test(part);
    if (mixed) {
      return [
        finding('sound', phrase, `"${part}" has capitals within a syllable`, 'Write one whole syllable in capitals'),
      ];
    }
    if (stressed.length === 1) return [];
    return [
      finding(
        'sound',
        phrase,
        `"${part}" has ${stressed.length} syllables in capitals`,
        'Write the last full syllable before each pause in capitals, and no other',
      ),
    ];
  });
}

/** The same words that sound otherwise elsewhere. */
function differences(phrases: readonly Phrase[]): Finding[] {
  const sounds = new Map<string, Phrase>();
  return phrases.flatMap((phrase) => {
    const key = fold(phrase.local);
    const first = sounds.get(key);
    if (!first) {
      sounds.set(key, phrase);
      return [];
    }
    if (fold(first.say) === fold(phrase.say)) return [];
    return [
      finding(
        'contradiction',
        phrase,
        `"${phrase.local}" sounds "${phrase.say}" here and "${first.say}" in ${first.file.split('/').slice(-1).join('')}`,
        'Write it one way',
      ),
    ];
  });
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,.!?;:…]+/g, ' ')
    .trim();
}
