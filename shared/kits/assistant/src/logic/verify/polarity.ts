import type { ReadFact } from './readFact';
import type { ReadText } from './readText';
import { stateAt } from './schedule';
import type { Token } from './tokens';
import { denials, predicates } from './vocabulary';

/** A statement with its sign: `free`, `not needed`, `open`, `closed`. */
interface Statement {
  readonly word: string;
  readonly denied: boolean;
  readonly raw: string;
}

const clauseEnds = new Set([',', ';', '.', '(', ')', '!', '?', '·', '|']);

/** Where the clause around a token begins and ends. */
function clauseAround(tokens: readonly Token[], index: number): readonly [number, number] {
  let from = index;
  while (from > 0 && !clauseEnds.has(tokens[from - 1]?.raw ?? '') && tokens[from - 1]?.stem !== 'but') from -= 1;
  let to = index + 1;
  while (to < tokens.length && !clauseEnds.has(tokens[to]?.raw ?? '') && tokens[to]?.stem !== 'but') to += 1;
  return [from, to];
}

/** Whether 'no' or the like belongs to a word: up to five words before it, the next one ('need no'), or one behind a colon ('needed: no'). */
function isDenied(tokens: readonly Token[], index: number): boolean {
  const [from, to] = clauseAround(tokens, index);
  const behind = tokens.slice(index + 1, Math.min(to, index + 4));
  const colon = behind.findIndex(({ raw }) => raw === ':');
  return (
    tokens.slice(Math.max(from, index - 5), index).some(({ stem }) => denials.has(stem)) ||
    (colon >= 0 && behind.slice(colon).some(({ stem }) => denials.has(stem))) ||
    denials.has(tokens[index + 1]?.stem ?? '')
  );
}

function statementsOf(tokens: readonly Token[]): Statement[] {
  return tokens.flatMap((token, index): Statement[] => {
    const state = stateAt(tokens, index);
    if (state) return [{ word: state, denied: false, raw: token.raw }];
    const word = token.kind === 'word' && Object.hasOwn(predicates, token.stem) ? predicates[token.stem] : undefined;
    // 'Feel free' and 'free time' tell no price.
    if (
      word === undefined ||
      (word === 'free' && (tokens[index - 1]?.stem === 'feel' || tokens[index + 1]?.stem === 'time'))
    )
      return [];
    return [{ word, denied: isDenied(tokens, index), raw: token.raw }];
  });
}

const key = ({ word, denied }: Statement) => (denied ? `not ${word}` : word);
const known = new WeakMap<ReadFact, ReadonlySet<string>>();

/** What a fact says yes or no to. A time span says open, no amount says free. */
function saidBy(fact: ReadFact): ReadonlySet<string> {
  const before = known.get(fact);
  if (before) return before;
  const said = new Set(statementsOf(fact.tokens).map(key));
  const lasting =
    fact.quantities.some(({ role }) => role !== undefined) || fact.schedule.some(({ values }) => values.has('open'));
  if (lasting || fact.flow.includes(' 24 7 ')) said.add('open');
  if (fact.schedule.some(({ values }) => values.has('except'))) said.add('closed');
  if (
    [...fact.readings.keys()].some((reading) => /^[A-Z]{3}:0$/.test(reading)) ||
    / (?:no charge|no fee|no ticket|gratis) /.test(fact.flow)
  )
    said.add('free');
  if (fact.tokens.some(({ stem }) => denials.has(stem)) || said.has('closed')) said.add('denial');
  known.set(fact, said);
  return said;
}

/** What a sentence affirms or denies that its facts don't. `disclaimed` sentences say what the guide does not know. */
export function unfoundedPolarity(
  sentence: ReadText,
  facts: readonly ReadFact[],
  disclaimed: boolean,
): { factual: boolean; unfounded: string[] } {
  const { tokens } = sentence;
  const statements = statementsOf(tokens).filter(({ denied }) => !(disclaimed && denied));
  const said = facts.map(saidBy);
  const unfounded = statements
    .filter((statement) => !said.some((each) => each.has(key(statement))))
    .map((statement) => (statement.denied ? `not ${statement.raw}` : statement.raw));
  const denial = disclaimed ? undefined : tokens.find(({ stem }) => denials.has(stem));
  const loose = denial && !said.some((each) => each.has('denial')) ? [denial.raw] : [];
  return { factual: statements.length > 0 || denial !== undefined, unfounded: [...unfounded, ...loose] };
}
