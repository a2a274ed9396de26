import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dangerKinds, dangerLanguages, lifeThreatening } from '../kinds';
import help from '../../content/emergency-line.json';
import { compileHelp } from './compileHelp';
import { helpFolder } from './location.cjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odysseus-help-'));
  cpSync(helpFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function changed(file: string, from: string | RegExp, to: string): () => unknown {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
  return () => compileHelp(folder);
}

describe('the help that ships', () => {
  const { books, words } = compileHelp(helpFolder);

  it('is there for every kind, country and language', () => {
    expect([...books.keys()].sort()).toEqual(['FR', 'GB', 'GR', 'IT']);
    for (const language of dangerLanguages)
      expect(Object.keys(words[language]).sort()).toEqual([...dangerKinds].sort());
  });

  it('names the number for any emergency, or the one that comes soonest, wherever a life is at risk', () => {
    for (const [, { numbers, kinds }] of books) {
      const grave = [...lifeThreatening].filter(
        (kind) =>
          !kinds[kind].some((id) => ['any', 'ambulance', 'police', 'fire', 'sea'].includes(numbers[id]?.service ?? '')),
      );
      expect(grave).toEqual([]);
    }
  });

  it('has a line for pages without anything else, in which each country stands with its number', () => {
    for (const { name, numbers } of books.values()) {
      expect(help.emergencyLine).toContain(name);
      expect(help.emergencyLine).toContain(numbers['any']?.number);
    }
  });

  it('keeps its receipts to itself', () => {
    const fields = new Set(
      [...books.values()].flatMap(({ numbers }) => Object.values(numbers).flatMap((number) => Object.keys(number))),
    );
    expect([...fields].filter((field) => ['receipt', 'second', 'note'].includes(field))).toEqual([]);
    expect(fields).toContain('how');
  });
});

it('refuses a number that claims to be read and has no receipt, with file and line', () => {
  expect(
    changed('countries/france.yaml', /how: official\n {4}receipt: .*\n( {4}second: .*\n)?/, 'how: official\n'),
  ).toThrow(/france\.yaml:\d+: numbers\.\S+: is called official and has no receipt\. Add/);
});

it('refuses a receipt that holds another number', () => {
  expect(
    changed('countries/france.yaml', "says: 'Le 15 est le numéro du SAMU'", "says: 'Le 16 est le numéro du SAMU'"),
  ).toThrow(/which does not hold 15/);
});

it('refuses a kind that names no number, and a kind that is missing', () => {
  expect(changed('countries/italy.yaml', /^( {2}chest-pain: )\[.*\]/m, '$1[nobody]')).toThrow(
    /there is no number "nobody"/,
  );
  expect(changed('words/fr.yaml', /^chest-pain:$/m, 'chestpain:')).toThrow(/fr\.yaml/);
});
