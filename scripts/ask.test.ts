import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Line {
  readonly id: string;
  readonly turn: number;
  readonly text: string;
}

const root = join(__dirname, '..');
const at = '2026-11-24T23:30+01:00';
const talk = 'We would like to see the Louvre in the morning and then have lunch near the river with the children. ';

/** Puts conversations to the assistant of Paris, a JSON line each, as the command does. */
function ask(...lines: readonly (object | string)[]): {
  readonly status: number | null;
  readonly errors: string;
  readonly answers: readonly Line[];
} {
  const input = `${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join('scripts', 'ask.ts'), 'paris', '--jsonl'],
    { cwd: root, input, encoding: 'utf8' },
  );
  return {
    status,
    errors: stderr,
    answers: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  };
}

describe('ask --jsonl', () => {
  const { status, errors, answers } = ask(
    { id: 'museum', at, turns: ['Is the Louvre open on Tuesday?', 'and on Friday?'] },
    'nonsense',
    {
      id: 'late',
      at,
      turns: [
        'vegetarian restaurants',
        'cheaper?',
        'near the Bastille',
        'and on Sunday?',
        'my husband has just collapsed and does not breathe',
      ],
    },
    { id: 'long', at, turns: [`${talk.repeat(9)}My father has chest pain and his arm is numb. ${talk.repeat(9)}`] },
    { id: 'french', at, turns: ['ma fille a avalé une pile bouton'] },
    { id: 'suicide', at, turns: ['I want to kill myself tonight'] },
    { id: 'plain', at, turns: ['Where is the Mona Lisa?'] },
  );
  const of = (id: string, turn = 0): string => answers.find((line) => line.id === id && line.turn === turn)?.text ?? '';
  const first = (id: string, turn = 0): string => of(id, turn).split('\n')[0] ?? '';

  it('writes a line for each turn, in their order, and ends with its input', () => {
    expect(answers.map(({ id, turn }) => `${id} ${turn}`)).toEqual([
      'museum 0',
      'museum 1',
      'late 0',
      'late 1',
      'late 2',
      'late 3',
      'late 4',
      'long 0',
      'french 0',
      'suicide 0',
      'plain 0',
    ]);
    expect(of('museum')).toMatch(/closed/);
    expect(of('museum', 1)).toMatch(/Friday/);
  });

  it('tells which line it could not read, and goes on', () => {
    expect(status).toBe(2);
    expect(errors).toMatch(/^line 2: no JSON/m);
  });

  it('answers an emergency intent with help alone, the number in the first line', () => {
    expect(first('late', 4)).toMatch(/\b15\b.*\b112\b/);
    expect(first('long')).toMatch(/\b15\b/);
    expect(first('suicide')).toMatch(/\b3114\b/);
    expect(of('late', 4)).not.toMatch(/restaurant|vegetarian/i);
    expect(of('plain')).not.toMatch(/\b112\b/);
  });

  it('helps in the language of whoever is in danger', () => {
    expect(first('french')).toMatch(/^Appelez le 15 maintenant/);
  });
});
