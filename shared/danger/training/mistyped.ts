/** One slip in so many letters. */
const lettersForSlip = 25;
/** So many texts are written without blanks. */
const withoutBlanks = 0.1;

/** The same text as a thumb in a hurry writes it: letters left out, swapped or doubled, or all blanks gone. */
export function mistyped(text: string, random: () => number): string {
  if (random() < withoutBlanks) return text.replace(/\s+/g, '');
  const letters = Array.from(text);
  const slips = 1 + Math.floor(letters.length / lettersForSlip);
  for (let slip = 0; slip < slips; slip += 1) {
    const at = Math.floor(random() * letters.length);
    const [letter = 'e', next] = letters.slice(at, at + 2);
    const way = random();
    if (way < 0.35) letters.splice(at, 1);
    else if (way < 0.7 && next !== undefined) letters.splice(at, 2, next, letter);
    else letters.splice(at, 0, letter);
  }
  return letters.join('');
}

/** So many copies lose their signs and capitals, as dictated texts do. */
const withoutSigns = 0.3;
/** So many emergency intents end in a question mark: authors ask seldom, and people in danger often do. */
const asking = 0.1;

/** The same text with the signs of another hand, so that none of them decides. */
export function punctuated(text: string, hasEmergencyIntent: boolean, random: () => number): string {
  const way = random();
  if (way < withoutSigns) return text.replace(/[?!.,;:¿¡]+/g, ' ').toLowerCase();
  return hasEmergencyIntent && way < withoutSigns + asking ? text.replace(/[.!]*$/, '?') : text;
}
