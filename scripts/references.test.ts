import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const sections = [...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
const decisions = [...specification.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
const records = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3));

/** A reference as it stands in a text, and whether it leads anywhere. */
interface Reference {
  readonly text: string;
  readonly exists: boolean;
}

const numbersIn = (list: string): string[] => list.match(/\d+/g) ?? [];
const list = String.raw`\d+(?:(?:, | and | to )\d+)*`;

/** All references of a text to sections of the specification, to its decisions and to records. */
function referencesIn(text: string): Reference[] {
  // A comment goes on in the next line.
  const plain = text.replace(/\s+(?:\*|\/\/|#)?\s*/g, ' ');
  const found = (pattern: RegExp, exists: (number: string) => boolean): Reference[] =>
    [...plain.matchAll(pattern)].map(([reference, numbers = '']) => ({
      text: reference,
      exists: numbersIn(numbers).every(exists),
    }));
  const isSection = (number: string): boolean => sections.includes(Number(number));
  return [
    ...found(new RegExp(String.raw`[Ss]pecification(?:'s|’s)?,? sections? (${list})`, 'g'), isSection),
    // Where a file says at its head that it holds constants of the specification, each names only its section.
    ...(/the specification/.test(plain)
      ? found(new RegExp(String.raw`(?<!RFC \d+, )\b[Ss]ections? (${list})(?![.\d])`, 'g'), isSection)
      : []),
    ...found(new RegExp(String.raw`\b[Dd]ecisions? (${list})`, 'g'), (number) =>
      number.length === 3 ? records.includes(number) : decisions.includes(Number(number)),
    ),
    ...found(/docs\/decisions\/(\d{3})/g, (number) => records.includes(number)),
    ...found(/\(decisions\/(\d{3})/g, (number) => records.includes(number)),
  ];
}

/** Texts of the project, as paths from its root; nothing that was installed or built. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesBelow(path);
    return /\.(?:[cm]?[jt]sx?|md|ya?ml|css|example)$/.test(entry.name) ? [path] : [];
  });
}

it('knows a reference that leads nowhere', () => {
  const wrong = [
    'specification, section 14',
    'Specification, sections 2 and 77',
    'decision 99',
    'decision 999',
    'docs/decisions/999-x.md',
    "the specification's section 99",
    '(specification,\n * section 98)',
  ];
  expect(wrong.filter((text) => referencesIn(text).every(({ exists }) => exists))).toEqual([]);
  const right = [
    'specification, section 4',
    'Specification, sections 8 and 9',
    'decision 11',
    'Decision 1: the address',
    'decision 017',
    'docs/decisions/017-danger-is-read-by-a-small-model.md',
    '(RFC 9110, section 10.2.3)',
  ];
  expect(right.flatMap((text) => referencesIn(text).filter(({ exists }) => !exists))).toEqual([]);
});

it('numbers sections and decisions without a gap, and no record twice', () => {
  const counted = (numbers: readonly number[]): number[] => numbers.map((_, index) => index + 1);
  expect(sections).toEqual(counted(sections));
  expect(decisions).toEqual(counted(decisions));
  expect(new Set(records).size).toBe(records.length);
});

it('every section and decision that code and pages name exists', () => {
  const files = filesBelow('').filter((file) => file !== 'scripts/references.test.ts');
  const dead: string[] = [];
  let all = 0;
  for (const file of files) {
    const references = referencesIn(readFileSync(join(root, file), 'utf8'));
    all += references.length;
    dead.push(...references.filter(({ exists }) => !exists).map((reference) => `${file}: ${reference.text}`));
  }
  expect(dead).toEqual([]);
  // The patterns still find what they look for.
  expect(all).toBeGreaterThan(80);
});
