import { Reply } from '../reply';
import type { Guide } from '../guide';
import { isOrder } from '../understanding/orders';
import type { Question } from '../understanding/question';
import { wordsOf } from '../understanding/words';
import { assistantCopy } from './copy';
import type { Handler } from './handler';
import { starters } from './starters';

const outside = ['president', 'election', 'elections', 'politics', 'politician', 'macron', 'trump', 'biden', 'putin', 'israel', 'gaza', 'ukraine', 'abortion', 'python', 'javascript', 'java', 'sql', 'code', 'program', 'algorithm', 'equation', 'homework', 'essay', 'poem', 'joke', 'jokes', 'bitcoin', 'crypto', 'stock', 'stocks', 'invest', 'horoscope', 'lottery', 'recipe', 'girlfriend', 'boyfriend', 'sex', 'prostitute', 'escort', 'cocaine', 'weed', 'cannabis', 'drugs', 'gun', 'weapon', 'weapons', 'explosive', 'hack', 'virus', 'capital of', 'solve', 'calculus', 'derivative', 'linkedin', 'resume', 'cover letter', 'chatgpt', 'openai', 'world cup', 'champions league', 'football score', 'who won', 'who will win', 'meaning of life'];
const advice = ['dosage', 'dose', 'ibuprofen', 'paracetamol', 'antibiotic', 'antibiotics', 'diagnose', 'symptom', 'symptoms', 'sue', 'lawsuit', 'lawyer', 'prescription', 'my rash', 'legal advice', 'medical advice', 'divorce', 'custody'];
/** Cities that people ask about here by mistake. */
const cities = ['paris', 'rome', 'florence', 'milan', 'venice', 'naples', 'london', 'athens', 'barcelona', 'madrid', 'berlin', 'munich', 'amsterdam', 'brussels', 'lisbon', 'vienna', 'prague', 'budapest', 'dublin', 'edinburgh', 'new york', 'tokyo', 'lyon', 'marseille', 'nice france', 'bordeaux', 'istanbul', 'dubai', 'copenhagen', 'stockholm', 'zurich', 'geneva', 'pisa', 'bologna', 'turin', 'seville', 'santorini', 'oxford', 'cambridge'];
const sights: Readonly<Record<string, string>> = { louvre: 'Paris', 'eiffel tower': 'Paris', 'sacre coeur': 'Paris', versailles: 'Paris', 'ponte vecchio': 'Florence', 'grand canal': 'Venice', rialto: 'Venice', 'san siro': 'Milan', pompeii: 'Naples', colosseum: 'Rome', uffizi: 'Florence', 'big ben': 'London', acropolis: 'Athens', parthenon: 'Athens', 'trevi fountain': 'Rome', vatican: 'Rome', 'buckingham palace': 'London', 'sagrada familia': 'Barcelona', 'british museum': 'London', 'tower bridge': 'London', 'prado museum': 'Madrid' };

/** What is no question about this city: orders to the machine, other subjects, other cities. */
export const answerBounds: Handler = ({ q, guide }) => {
  const { name } = guide.city;
  const chips = starters(guide);
  if (q.raw.trim() !== '' && q.words.length === 0) return new Reply().say(assistantCopy.readAgain).chips(...chips);
  if (isOrder(q.words)) return new Reply().say(assistantCopy.instructions(name)).chips(...chips);
  if (q.says(...advice)) return new Reply().say(assistantCopy.advice(name)).chips(['Pharmacies open at night', 'Where is a pharmacy open at night?'], ['Emergency numbers']);
  if (q.says(...outside) && q.mentions.every(({ to, from }) => to - from < 2)) return new Reply().say(assistantCopy.outside(name)).chips(...chips);
  const other = otherCity(guide, q);
  if (other && !q.says(wordsOf(name).join(' ')) && !q.has('train', 'eurostar', 'station', 'metro', 'stop', 'gare', 'airport', 'passport', 'rue', 'embassy')) return new Reply().say(assistantCopy.otherCity(name, other)).chips(...chips);
  return undefined;
};

function otherCity({ city: { name } }: Guide, { words, says, mentions }: Question): string | undefined {
  // What this guide itself names is no other city's.
  const named = mentions.map(({ from, to }) => words.slice(from, to).join(' '));
  const sight = Object.keys(sights).find((own) => sights[own] !== name && says(own) && !named.some((text) => text.includes(own)));
  if (sight) return sights[sight];
  const city = cities.find((own) => own !== name.toLowerCase() && (says(...['in', 'to', 'of', 'about', 'for', 'visit', 'from', 'around', 'and', 'is', 'does'].map((before) => `${before} ${own}`)) || (says(own) && words[0] === own.split(' ')[0])));
  return city && city.replace(/(^|\s)\w/g, (letter) => letter.toUpperCase()).replace(' France', '');
}
