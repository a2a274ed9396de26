import type { Question } from './question';
import { stem } from './words';

/** Who an emergency is about: the visitor, those with them, or somebody beside them. */
const people = ['i', 'me', 'my', 'mine', 'we', 'us', 'our', 'someone', 'somebody'];
/** Words that no question about a sight holds. */
const calls = [
  'help',
  'ambulance',
  'urgent',
  'urgently',
  'emergency',
  'doctor',
  'sos',
  'quick',
  'quickly',
  'immediately',
];
/** How questions for facts begin; 'is there a fire?' is one, 'there is a fire' is none. */
const factual =
  /^(and |so |but |please )?(who|whom|whose|when|why|what|which|where|how|was|were|did|does|do|is|are|has|have|had|tell|show|explain|describe)\b/;
const told = [
  'history',
  'historical',
  'story',
  'century',
  'war',
  'revolution',
  'built',
  'rebuilt',
  'restored',
  'restoration',
  'famous',
  'legend',
  'exhibition',
  'painting',
  'film',
  'escape',
];

/** Whether a question asks what was or is, and tells of nobody in need: 'when was the Mona Lisa stolen?' */
export function asksForFacts({ words }: Question): boolean {
  if (words.some((word) => calls.includes(word))) return false;
  if (words.some((word) => told.includes(stem(word)) || /^1\d{3}$|^20[0-2]\d$/.test(word)))
    return !words.some((word) => people.includes(word)) || factual.test(words.join(' '));
  return factual.test(words.join(' ')) && !words.some((word) => people.includes(word));
}

/**
 * Whether words that a sight has too are an emergency: somebody says that it happens, here and now.
 * 'There is a fire at the Louvre', 'the Louvre is on fire', but not 'Notre-Dame after the fire'.
 */
export function hasEmergencyIntent(q: Question): boolean {
  if (q.words.some((word) => calls.includes(word))) return true;
  if (asksForFacts(q)) return false;
  const text = q.words.join(' ');
  return /^(?:\w+ )?there (?:is|s|has|was|are) (?:\w+ ){0,3}(?:fire|smoke|bomb|shooting|explosion|gas)\b|\bthere (?:a|an) (?:fire|bomb|shooting|explosion)\b|\b(?:is|on|caught|catches|started a) (?:fire|burning)\b|\b(?:see|sees|saw|smell|smells|smelled|hear|heard) (?:\w+ ){0,2}(?:fire|smoke|burning|gas|shooting|explosion|bomb)\b|^(?:a )?(?:fire|bomb|explosion|shooting|gas leak|smoke)\b(?! (?:damage|safety|station|of|alarm|escape|free|brigade))/.test(
    text,
  );
}

/** A clause that asks what can be done at a sight, or what it is like. */
const visiting = {
  about:
    /(?:^|[,.;!?]\s*)(?:(?:and|so|but) )?(?:is|are|does|do|can|could|how much|what time|when do|when does) (?!any|some|you\b)/i,
  does: /(?:^|[,.;!?]\s*)(?:(?:and|so|but) )?(?:can|could|may|should|am|are|is) (?:i|we|she|he|they|it) (?:still )?(?:eat|drink|visit|go|enter|climb|bring|carry|take|see|allowed)\b/i,
} as const;

/** Whether a question is about a visit, whatever else it tells: 'my mother had a stroke, is the Louvre step-free?' */
export function asksOfVisit({ fields, raw, words }: Question): boolean {
  if (words.some((word) => calls.includes(word))) return false;
  return visiting.does.test(raw) || (fields.length > 0 && visiting.about.test(raw));
}
