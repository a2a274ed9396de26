import { lifeThreatening, type DangerKind, type DangerLanguage } from '../kinds';
import { helpCopy } from './copy';
import type { HelpBook, HelpNumber, HelpWords } from './schema';

/** Help with one kind of danger in one country, in one language: all that is read in the first seconds. */
export interface Help {
  readonly kind: DangerKind;
  readonly language: DangerLanguage;
  readonly title: string;
  /** Whom to call, the first at the head. */
  readonly numbers: readonly HelpNumber[];
  /** The same in words; the first line of every answer. */
  readonly call: string;
  readonly steps: readonly [string, string, string];
  /** The sentence in the country's language, and how it sounds. */
  readonly sentence: HelpBook['say'][DangerKind];
  /** Language of the sentence. */
  readonly spoken: string;
}

/**
 * @param words of that language at least: a page that is written in one need not hold the others
 * @param also what else it may well be: its first number stands beside the kind's own
 * @returns help of the kind, its steps in the language of whoever asks
 */
export function helpFor<Language extends DangerLanguage>(
  kind: DangerKind,
  language: Language,
  book: HelpBook,
  words: Readonly<Record<Language, HelpWords>>,
  also?: DangerKind,
): Help {
  const { title, steps } = words[language][kind];
  const ids = [...new Set([...book.kinds[kind], ...(also ? book.kinds[also].slice(0, 1) : [])])];
  const numbers = ids.flatMap((id) => book.numbers[id] ?? []);
  return {
    kind,
    language,
    title,
    numbers,
    call: callLine(kind, numbers, language),
    steps,
    sentence: book.say[kind],
    spoken: book.language,
  };
}

/** 'Call 15 now: SAMU, ambulance. Or 112.' */
function callLine(kind: DangerKind, numbers: readonly HelpNumber[], language: DangerLanguage): string {
  const copy = helpCopy[language];
  const [first, ...others] = numbers;
  if (!first) return copy.always;
  const service = copy.services[first.service];
  const what =
    first.name.toLowerCase().includes(service.toLowerCase()) || first.name.startsWith(first.number)
      ? service
      : `${first.name}, ${service}`;
  const urgent = lifeThreatening.has(kind);
  const line = first.sms ? copy.text(first.number, what, urgent) : copy.call(first.number, what, urgent);
  const rest = [
    ...new Set(
      others
        .filter(({ number, sms }) => number !== first.number || sms !== first.sms)
        .map((other) => (other.sms ? `${other.number} (SMS)` : other.number)),
    ),
  ];
  return rest.length > 0 ? `${line} ${copy.also(rest.join(`, ${copy.or} `))}` : line;
}
