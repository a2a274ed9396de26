import { Reply } from '../reply';
import type { Guide } from '../guide';
import { isPromptInjection } from '../understanding/promptInjection';
import type { Question } from '../understanding/question';
import { wordsOf } from '../understanding/words';
import { answerCopy } from './answerCopy';
import type { Handler } from './handler';
import { starters } from './starters';

const outside = [
  'president',
  'election',
  'elections',
  'politics',
  'politician',
  'macron',
  'trump',
  'biden',
  'putin',
  'israel',
  'gaza',
  'ukraine',
  'abortion',
  'python',
  'javascript',
  'java',
  'sql',
  'code',
  'program',
  'algorithm',
  'equation',
  'homework',
  'essay',
  'poem',
  'joke',
  'jokes',
  'bitcoin',
  'crypto',
  'stock',
  'stocks',
  'invest',
  'horoscope',
  'lottery',
  'recipe',
  'girlfriend',
  'boyfriend',
  'sex',
  'prostitute',
  'escort',
  'cocaine',
  'weed',
  'cannabis',
  'drugs',
  'gun',
  'weapon',
  'weapons',
  'explosive',
  'hack',
  'virus',
  'capital of',
  'solve',
  'calculus',
  'derivative',
  'linkedin',
  'resume',
  'cover letter',
  'chatgpt',
  'openai',
  'world cup',
  'champions league',
  'football score',
  'who won',
  'who will win',
  'meaning of life',
];
const advice = [
  'dosage',
  'dose',
  'ibuprofen',
  'paracetamol',
  'antibiotic',
  'antibiotics',
  'diagnose',
  'symptom',
  'symptoms',
  'sue',
  'lawsuit',
  'lawyer',
  'prescription',
  'my rash',
  'legal advice',
  'medical advice',
  'divorce',
  'custody',
];

/** Words before a city's name in a question about it. */
const beforeCity = ['in', 'to', 'of', 'about', 'for', 'visit', 'from', 'around', 'and', 'is', 'does'];

/** What is no question about this city: orders to the machine, other subjects, other cities. */
export const answerBounds: Handler = ({ q, guide }) => {
  const { name } = guide.city;
  const chips = starters(guide);
  if (q.raw.trim() !== '' && q.words.length === 0) return new Reply().say(answerCopy.readAgain).chips(...chips);
  if (isPromptInjection(q.words)) return new Reply().say(answerCopy.instructions(name)).chips(...chips);
  if (q.says(...advice))
    return new Reply()
      .say(answerCopy.advice(name))
      .chips(['Pharmacies open at night', 'Where is a pharmacy open at night?'], ['Emergency numbers']);
  if (q.says(...outside) && q.mentions.every(({ to, from }) => to - from < 2))
    return new Reply().say(answerCopy.outside(name)).chips(...chips);
  const other = otherCity(guide, q);
  if (
    other &&
    !q.says(wordsOf(name).join(' ')) &&
    !q.has('train', 'eurostar', 'station', 'metro', 'stop', 'gare', 'airport', 'passport', 'rue', 'embassy')
  )
    return new Reply().say(answerCopy.otherCity(name, other)).chips(...chips);
  return undefined;
};

/** The other city that a question is about: by its name where the question asks so, or by a sight that stands there. */
function otherCity({ local: { elsewhere } }: Guide, { words, says, mentions }: Question): string | undefined {
  // What this guide itself names is no other city's.
  const named = mentions.map(({ from, to }) => words.slice(from, to).join(' '));
  const sight = Object.keys(elsewhere.sights).find((own) => says(own) && !named.some((text) => text.includes(own)));
  if (sight !== undefined) return elsewhere.sights[sight];
  const city = Object.keys(elsewhere.cities).find(
    (own) => says(...beforeCity.map((before) => `${before} ${own}`)) || (says(own) && words[0] === own.split(' ')[0]),
  );
  return city === undefined ? undefined : elsewhere.cities[city];
}
