import type { Outcome } from './evaluate';
import { missedFloors, ratio, type Share, type Summary } from './summarise';

const percent = (share: Share) => `${(ratio(share) * 100).toFixed(1).padStart(5)} %  ${share.right} of ${share.of}`;
const row = (name: string, value: string) => `  ${name.padEnd(38)} ${value}`;
const indent = (text: string) => text.replace(/\n+/g, '\n').replace(/^/gm, '      ');

/** An answer that went wrong: what was asked, what is wrong with the answer, and the answer. */
export function failureText({ intent, at, asked, wrong, unborne, fabricated, said }: Outcome): string {
  return [
    `${intent}, ${at}: ${asked.join(' → ')}`,
    ...wrong.map((each) => `    ${each}`),
    ...unborne.map((each) => `    is not borne by its citations: ${each}`),
    ...fabricated.map((each) => `    is not in the guide: ${each}`),
    indent(said),
  ].join('\n');
}

/** The figures of an evaluation, for people. */
export function reportText(summary: Summary): string {
  const { correct, byIntent, precision, recall, citations, fabricated, refusals, firstToken } = summary;
  return [
    'Correct',
    ...[...byIntent].map(([intent, share]) => row(intent, percent(share))),
    row('all', percent(correct)),
    'Grounded',
    row('places shown that are right', percent(precision)),
    row('places sought that are named', percent(recall)),
    row('statements borne by their citations', percent(citations)),
    row('statements not in the guide', String(fabricated)),
    row('refusals', `${refusals.right} right, ${refusals.missed} missed, ${refusals.wrong} wrong`),
    'First token',
    row('median', `${firstToken.median.toFixed(1)} ms`),
    row('slowest 5 %', `${firstToken.slowest5.toFixed(1)} ms`),
    ...missedFloors(summary).map((floor) => `Missed: ${floor}`),
  ].join('\n');
}
