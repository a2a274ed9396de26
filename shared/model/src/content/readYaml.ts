import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod/mini';
import { ContentError, type ContentProblem } from './contentError';
import type { Quotes } from './quotes/cityQuotes';
import { quoteFacts, type MisquotedField } from './quotes/quoteFacts';

interface ReadOptions {
  /** What the file holds; read from it where it is absent. */
  readonly text?: string;
  /** What its texts may quote, `{{fare.metro}}`; they are left as they stand where it is absent. */
  readonly quotes?: Quotes;
  /** Takes what texts say of where their words lead, and gives back the words; they are left as they stand where it is absent. */
  readonly links?: TakeLinks;
}

/** @param value what a file holds */
export type TakeLinks = (
  value: unknown,
  file: string,
) => { readonly value: unknown; readonly problems: readonly MisquotedField[] };

/**
 * Reads one YAML file against a schema.
 * @throws {ContentError} with file, line, field and remedy of each problem
 */
export function readYaml<T extends z.ZodMiniType>(
  file: string,
  schema: T,
  { text = readFileSync(file, 'utf8'), quotes, links }: ReadOptions = {},
): z.infer<T> {
  const written = valueOf(file, text);
  const quoted = quotes ? quoteFacts(written, quotes) : { value: written, problems: [] };
  const led = links?.(quoted.value, file);
  const { value } = led ?? quoted;
  const problems = [...quoted.problems, ...(led?.problems ?? [])];
  if (problems.length > 0) {
    const { document, lines } = parsed(text);
    throw new ContentError(
      problems.map(({ path, message, remedy }) => ({
        file,
        line: lineOf(document, lines, path),
        field: path.join('.'),
        message,
        remedy,
      })),
    );
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const { document, lines } = parsed(text);
  throw new ContentError(result.error.issues.flatMap((issue) => problemsOf(file, issue, document, lines)));
}

/**
 * What texts hold that were read before, as JSON. Several parts of a compiler read the same file, and a remote that is compiled
 * again has changed in one file alone: to parse YAML takes most of that time.
 */
const known = new Map<string, string>();
/** Texts; a remote has some sixty. */
const mostKnown = 500;
/** Numbers that JSON has no word for. */
const beyondJson = /\.(?:inf|nan)\b/i;

/** What a text holds, each time anew. @throws {ContentError} */
function valueOf(file: string, text: string): unknown {
  const before = known.get(text);
  if (before !== undefined) return JSON.parse(before);
  const { document, lines } = parsed(text);
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        line: lines.linePos(error.pos[0]).line,
        field: '(file)',
        message: error.message.split('\n')[0] ?? error.message,
        remedy:
          'Correct the YAML: quote texts that hold ": " or begin with a special character, and indent with two spaces',
      })),
    );
  }
  const value: unknown = document.toJS();
  if (beyondJson.test(text)) return value;
  // Where all were once read, what is read now is another state of them.
  if (known.size >= mostKnown) known.clear();
  known.set(text, JSON.stringify(value));
  return value;
}

function parsed(text: string): { readonly document: Document; readonly lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}

function problemsOf(file: string, issue: z.core.$ZodIssue, document: Document, lines: LineCounter): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      file,
      line: lineOf(document, lines, [...issue.path, name]),
      field: [...issue.path, name].join('.'),
      message: 'the schema has no such key',
      remedy: 'Check the spelling against the schema (docs/content-team.md names it), or remove the key',
    }));
  }
  return [
    {
      file,
      line: lineOf(document, lines, issue.path),
      field: issue.path.join('.') || '(file)',
      message: issue.message,
      remedy: remedyOf(issue),
    },
  ];
}

function remedyOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return /received undefined/.test(issue.message) ? 'Add the field' : `Write a value of type ${issue.expected}`;
    case 'too_big':
      return `Shorten it to ${issue.maximum} at most`;
    case 'too_small':
      return `Bring it to ${issue.minimum} at least`;
    case 'invalid_value':
      return `Use one of: ${issue.values.join(', ')}`;
    case 'custom':
      return typeof issue.params?.['remedy'] === 'string' ? issue.params['remedy'] : 'Correct the value';
    default:
      return 'Correct the value';
  }
}

/** Line of the deepest node of `path` that the file holds. */
export function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The same problems with the line of each field, for those that were found after the file had been read. */
export function locate(problems: readonly ContentProblem[]): ContentProblem[] {
  const files = new Map<string, ReturnType<typeof parsed>>();
  return problems.map((problem) => {
    if (problem.line !== 1 || problem.field.startsWith('(') || !problem.file.endsWith('.yaml')) return problem;
    const { document, lines } = files.get(problem.file) ?? parsed(readFileSync(problem.file, 'utf8'));
    files.set(problem.file, { document, lines });
    const path = problem.field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return { ...problem, line: lineOf(document, lines, path) };
  });
}
