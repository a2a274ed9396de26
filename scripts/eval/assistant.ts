import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate } from './evaluate';
import { corpusOfCity } from '../corpusOfCity';
import { evaluatedCity } from './evaluatedCity';
import { readQuestions } from './readQuestions';
import { failureText, reportText } from './reportText';
import { missedFloors, summarise } from './summarise';

/** `npm run eval:assistant [-- --only <pattern>] [--verbose] [--json <file>]`: asks the assistant of Paris every question and judges what it says. */
const { values } = parseArgs({
  options: { only: { type: 'string' }, verbose: { type: 'boolean', default: false }, json: { type: 'string' } },
});
const root = join(import.meta.dirname, '..', '..');
const only = values.only === undefined ? undefined : new RegExp(values.only, 'i');
const questions = readQuestions(join(import.meta.dirname, 'questions')).filter(
  ({ intent, turns }) => !only || only.test([intent, ...turns.map(({ ask }) => ask)].join('\n')),
);

if (questions.length === 0) {
  console.error(
    `No question or intent matches ${values.only ?? ''}. The intents stand at the head of the files in scripts/eval/questions.`,
  );
  process.exitCode = 2;
} else {
  const outcomes = evaluate(questions, evaluatedCity(corpusOfCity('paris', root)));
  const summary = summarise(outcomes);
  const failed = outcomes.filter(
    ({ wrong, unborne, fabricated }) => wrong.length + unborne.length + fabricated.length > 0,
  );
  for (const outcome of values.verbose ? outcomes : failed) console.log(`${failureText(outcome)}\n`);
  console.log(reportText(summary));
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify({ summary: { ...summary, byIntent: Object.fromEntries(summary.byIntent) }, outcomes }, undefined, 2)}\n`,
    );
  if (missedFloors(summary).length > 0) process.exitCode = 1;
}
