import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askedCities, type AskedCity } from './askedCities';
import { evaluate } from './evaluate';
import { corpusOfCity } from '../corpusOfCity';
import { evaluatedCity } from './evaluatedCity';
import { readQuestions } from './readQuestions';
import { failureText, reportText } from './reportText';
import { missedFloors, summarise } from './summarise';

/**
 * `npm run eval:assistant [-- <city…>] [--only <pattern>] [--verbose] [--json <file>]`: asks the assistants of cities, of all that
 * have questions where none is named, every question and judges what they say.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, verbose: { type: 'boolean', default: false }, json: { type: 'string' } },
});
const root = join(import.meta.dirname, '..', '..');
const only = values.only === undefined ? undefined : new RegExp(values.only, 'i');
const cities = askedCities(join(import.meta.dirname, 'questions'));
const unknown = positionals.filter((name) => !cities.some(({ city }) => city === name));
const asked = cities
  .filter(({ city }) => positionals.length === 0 || positionals.includes(city))
  .map((one) => ({ ...one, questions: questionsOf(one) }))
  .filter(({ questions }) => questions.length > 0);

if (unknown.length > 0 || asked.length === 0) {
  console.error(
    unknown.length > 0
      ? `No questions are written for ${unknown.join(', ')}. There are some for ${cities.map(({ city }) => city).join(', ')}.`
      : `No question or intent matches ${values.only ?? ''}. The intents stand at the head of the files in scripts/eval/questions.`,
  );
  process.exitCode = 2;
} else {
  const results = asked.map(({ city, held, questions }) => {
    const outcomes = evaluate(questions, evaluatedCity(corpusOfCity(city, root)));
    const summary = summarise(outcomes);
    const failed = outcomes.filter(
      ({ wrong, unborne, fabricated }) => wrong.length + unborne.length + fabricated.length > 0,
    );
    for (const outcome of values.verbose ? outcomes : failed) console.log(`${failureText(outcome)}\n`);
    console.log(`${city}${held ? '' : ', not held to the floors'}\n${reportText(summary)}\n`);
    if (held && missedFloors(summary).length > 0) process.exitCode = 1;
    return { city, summary: { ...summary, byIntent: Object.fromEntries(summary.byIntent) }, outcomes };
  });
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);
}

function questionsOf({ folder }: AskedCity) {
  return readQuestions(folder).filter(
    ({ intent, turns }) => !only || only.test([intent, ...turns.map(({ ask }) => ask)].join('\n')),
  );
}
