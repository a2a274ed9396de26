/** What the contract says at one moment: its version, and the text of each exported name. */
export interface ContractReport {
  readonly version: string;
  readonly names: ReadonlyMap<string, string>;
}

const title = /^# The contract, (\d+\.\d+\.\d+)$/m;
const section = /^## (\w+)\n\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm;

/** The report as a file for people, one section a name. */
export function reportText({ version, names }: ContractReport): string {
  const sections = [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `## ${name}\n\n${text}\n`);
  return [
    `# The contract, ${version}\n`,
    'Everything that `shared/contract` exports: schemas as JSON Schema, the rest as TypeScript. `npm run contract` makes this file; `npm run lint` and `npm run build` compare it with the sources. A change needs another `contractVersion`.\n',
    ...sections,
  ].join('\n');
}

/** @throws {Error} for a text that is no report */
export function readReport(text: string): ContractReport {
  const [, version] = title.exec(text) ?? [];
  if (version === undefined) throw new Error('It does not begin with "# The contract" and a version.');
  return {
    version,
    names: new Map([...text.matchAll(section)].map(([, name = '', body = '']) => [name, body.trim()])),
  };
}

/** The names in which two reports differ, each with what became of it: 'changed releaseSchema'. */
export function differences(before: ContractReport, after: ContractReport): string[] {
  const all = [...new Set([...before.names.keys(), ...after.names.keys()])].sort();
  return all.flatMap((name) => {
    const [then, now] = [before.names.get(name), after.names.get(name)];
    if (then === now) return [];
    return [`${then === undefined ? 'new' : now === undefined ? 'gone' : 'changed'} ${name}`];
  });
}
