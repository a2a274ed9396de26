import { lifeThreatening, type DangerKind } from '../kinds';
import type { DangerReader, Reading } from './DangerReader';
import { wordsOf } from './features';
import type { Score, Scorer } from './scorer';

/**
 * From which score on a text is an emergency, and from which it may be one. Scores are low, because coarse steps take from all of them alike. A
 * miss costs most where minutes decide, so less is asked for there, and least of suicide, which is told in veiled words. Chosen on the
 * dev part of the data (docs/decisions/017-danger-is-read-by-a-small-model.md).
 */
export const thresholds = {
  danger: { suicide: 0.06, life: 0.02, other: 0.03 },
  perhaps: 0.005,
  /** A part of a longer message stands without what surrounds it. */
  part: 0.95,
} as const;

/** Words that are read at once; a longer text is read in parts that overlap. */
const longest = 40;
/** Words that a part has at least: 'I'm dying.' before 'for a coffee' is none. */
const shortestPart = 3;
/** Characters that are read of a message. */
const most = 6_000;

/** The trained reader: the message as a whole, and each of its parts. */
export function trainedReader(score: Scorer): DangerReader {
  return {
    read(text) {
      const message = text.slice(0, most);
      const words = message.split(/\s+/).filter(Boolean);
      const whole = words.length <= longest ? score(message) : undefined;
      const parts = partsOf(message).filter((part) => part !== message && wordsOf(part).length >= shortestPart);
      const scored = parts.map(score);
      const best = scored.reduce<Score | undefined>(
        (found, one) => (one.danger > (found?.danger ?? 0) ? one : found),
        undefined,
      );
      const language = (whole ?? best ?? score(message)).language;
      if (whole && whole.danger >= thresholdOf(whole.kind)) {
        const { kind, also } = clearer(whole, best);
        return { outcome: 'danger', kind, also, language, by: 'trained' };
      }
      if (best && best.danger >= thresholds.part)
        return { outcome: 'danger', kind: best.kind, also: best.also, language: best.language, by: 'trained' };
      const likelier = !whole || (best && best.danger > whole.danger) ? best : whole;
      if (likelier && likelier.danger >= thresholds.perhaps)
        return { outcome: 'perhaps', kind: likelier.kind, language, by: 'trained' };
      return { outcome: 'none', language, by: 'trained' } satisfies Reading;
    },
  };
}

function thresholdOf(kind: DangerKind): number {
  if (kind === 'suicide') return thresholds.danger.suicide;
  return lifeThreatening.has(kind) ? thresholds.danger.life : thresholds.danger.other;
}

/** Beside talk of other things, a part says what happened better than the whole. */
function clearer(whole: Score, part: Score | undefined): Score {
  return part && part.danger > whole.danger && part.danger >= thresholds.part ? part : whole;
}

/** Sentences, and of those that are too long pieces that overlap by half. */
function partsOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…;\n])\s+|\n+/u)
    .flatMap((sentence) => {
      const words = sentence.split(/\s+/).filter(Boolean);
      if (words.length <= longest) return [sentence.trim()];
      const pieces: string[] = [];
      for (let from = 0; from < words.length; from += longest / 4)
        pieces.push(words.slice(from, from + longest / 2).join(' '));
      return pieces;
    })
    .filter(Boolean);
}
