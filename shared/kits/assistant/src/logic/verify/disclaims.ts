import type { ReadText } from './readText';
import type { Token } from './tokens';
import { denials } from './vocabulary';

const speakers = new Set(['i', "i'm", 'we', 'guide', 'odysseu']);
const verbs = new Set(
  'know find found have has hold nothing say tell help answer understand see list cover sure look book check do give speak read follow recognise mention promise predict confirm guess plan'.split(
    ' ',
  ),
);
/** What a mere disclaimer does not need: with them a sentence may go on to state something. */
const turns = new Set(['but', 'which', 'who', 'though', 'although']);
const furthest = 12;

/** The first words of each part: of 'Confirm before you go: the guide could not …' the second disclaims, of 'I can't: …' the first. */
function openings(tokens: readonly Token[]): string[][] {
  const colon = tokens.findIndex(({ raw }) => raw === ':');
  const parts = colon < 0 ? [tokens] : [tokens.slice(0, colon), tokens.slice(colon + 1)];
  return parts.map((part) =>
    part
      .filter(({ kind }) => kind === 'word')
      .slice(0, furthest)
      .map(({ stem }) => stem),
  );
}

function saysSo(words: readonly string[]): boolean {
  const speaker = words.findIndex((word) => speakers.has(word));
  if (speaker < 0 || speaker > 3) return false;
  const rest = words.slice(speaker + 1);
  return rest.some((word) => denials.has(word)) && rest.some((word) => verbs.has(word));
}

/** Whether a sentence only says what its speaker does not know or can't do, and goes on to nothing else. */
export function disclaims({ tokens }: ReadText): boolean {
  return openings(tokens).some(saysSo) && !tokens.some(({ stem }) => turns.has(stem));
}

/** Whether it may name what it does not know without quotes: not where something could go on to describe it or to name more. */
export function namesFreely({ tokens }: ReadText): boolean {
  const semicolon = tokens.findIndex(({ raw }) => raw === ';');
  const namedBehind = semicolon >= 0 && tokens.slice(semicolon + 1).some(({ raw }) => /^\p{Lu}/u.test(raw));
  return !namedBehind && !tokens.some(({ raw }) => raw === ',' || raw === '(' || raw === '–');
}
