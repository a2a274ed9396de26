import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { checkContract, ContractReportError, requireNewVersion } from './contract/checkContract';
import { differences, readReport, reportText } from './contract/ContractReport';
import { describeContract } from './contract/describeContract';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const placeSchema = z.object({ id: z.string(), at: z.optional(z.tuple([z.number(), z.number()])) });
const source = [
  "import * as z from 'zod/mini';",
  'export const placeSchema = z.object({});',
  '/** Says how. */',
  'export interface Plan {',
  '  /** In order. */',
  '  readonly items: readonly string[];',
  '}',
  'export function pathOf(id: string, fallback?: string): string { return id + fallback; }',
  'export const limits = { most: 5 } as const;',
  'export class PlanError extends Error { constructor(readonly place: string) { super(place); } text(): string { return this.place; } }',
  'const secret = 1;',
  "export const iconNames = ['map'] as const;",
].join('\n');

/** The contract of a package with these sources and schemas. */
function contractOf(
  text: string,
  version = '1.0.0',
  schemas: Record<string, unknown> = { placeSchema, tripSchema: z.object({ places: z.array(placeSchema) }) },
) {
  writeFileSync(join(folder, 'plan.ts'), text);
  writeFileSync(join(folder, 'index.ts'), `export * from './plan';\nexport const contractVersion = '${version}';\n`);
  return describeContract(join(folder, 'index.ts'), { contractVersion: version, ...schemas });
}

it('describes what is exported, and reads its own file', () => {
  const report = contractOf(source);
  expect([...report.names.keys()].sort()).toEqual([
    'Plan',
    'PlanError',
    'limits',
    'pathOf',
    'placeSchema',
    'tripSchema',
  ]);
  expect(report.names.get('Plan')).not.toContain('In order');
  expect(report.names.get('pathOf')).toContain('pathOf(id: string, fallback?: string): string;');
  expect(report.names.get('PlanError')).toContain('text(): string;');
  expect(report.names.get('tripSchema')).toContain('"$ref": "placeSchema"');
  expect(readReport(reportText(report))).toEqual({ version: '1.0.0', names: new Map([...report.names].sort()) });
});

it.each<[string, (text: string) => string, Record<string, unknown> | undefined, string[]]>([
  [
    'a comment or what a function does',
    (text) => text.replace('Says how', 'Says why').replace('id + fallback', 'id'),
    undefined,
    [],
  ],
  [
    'what is not exported, and an icon',
    (text) => text.replace('secret = 1', 'secret = 2').replace("['map']", "['map', 'star']"),
    undefined,
    [],
  ],
  ['a type', (text) => text.replace('readonly items', 'readonly days'), undefined, ['changed Plan']],
  ['a parameter', (text) => text.replace('fallback?: string', 'fallback: string'), undefined, ['changed pathOf']],
  [
    'a constant, and a new one',
    (text) => `${text.replace('most: 5', 'most: 6')}\nexport const least = 1;`,
    undefined,
    ['new least', 'changed limits'],
  ],
  [
    'a schema, but not those that refer to it',
    (text) => text,
    { placeSchema: z.object({ id: z.int() }) },
    ['changed placeSchema', 'gone tripSchema'],
  ],
])('tells of a change of %s', (_what, change, schemas, expected) => {
  const before = contractOf(source);
  expect(differences(before, contractOf(change(source), '1.0.0', schemas)).sort()).toEqual(expected.sort());
});

it('refuses a change under the same version, and says what to do', () => {
  const before = contractOf(source);
  const changed = source.replace('most: 5', 'most: 6');
  expect(() => requireNewVersion(before, contractOf(changed))).toThrow(
    /still says 1\.0\.0: changed limits\.\nRaise it in shared\/contract\/src\/version\.ts.*npm run contract/,
  );
  expect(() => requireNewVersion(before, contractOf(changed))).toThrow(ContractReportError);
  expect(() => requireNewVersion(before, contractOf(changed, '1.1.0'))).not.toThrow();
});

it('the report that is committed says what the contract says', () => {
  expect(() => checkContract()).not.toThrow();
});
