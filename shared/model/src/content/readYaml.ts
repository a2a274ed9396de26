import { readFileSync } from 'node:fs';
import { isNode, type Document, type LineCounter } from 'yaml';
import * as z from 'zod/mini';
import { byText, mostKnown } from './byText';
import { ContentError, type ContentProblem } from './contentError';
import type { Quotes } from './quotes/cityQuotes';
import type { MisquotedField } from './quotes/quoteFacts';
import { quotedValue } from './quotes/quotedValue';
import { parsed, yamlValue } from './yamlValue';

interface ReadOptions {
  /** What the file holds; read from it where it is absent. */
  readonly text?: string;
  /** What its texts may quote, `{{fare.metro}}`; they are left as they stand where it is absent. */
  readonly quotes?: Quotes;
  /** Takes what texts say of where their words lead, and gives back the words; they are left as they stand where it is absent. */
  readonly links?: TakeLinks;
}

/** Gives back the same object for the same value, as long as what its texts name is called the same. @param value what a file holds */
export type TakeLinks = (
  value: unknown,
  file: string,
) => { readonly value: unknown; readonly problems: readonly MisquotedField[] };

/**
 * Reads one YAML file against a schema. What it returns can't be changed: whoever reads the file again may get the same.
 * @throws {ContentError} with file, line, field and remedy of each problem
 */
export function readYaml<T extends z.ZodMiniType>(
  file: string,
  schema: T,
  { text = readFileSync(file, 'utf8'), quotes, links }: ReadOptions = {},
): z.infer<T> {
  const asWritten = !(quotes && text.includes('{{')) && !(links && text.includes('[['));
  const before = asWritten ? checked.get(schema)?.get(text) : undefined;
  if (before) return before.data as z.infer<T>;
  const written = asWritten ? yamlValue(file, text) : heldValue(file, text);
  // Few files hold quotes or links, and to look through each text of the others takes a while.
  const quoted =
    quotes && text.includes('{{') ? quotedValue(file, text, written, quotes) : { value: written, problems: [] };
  const led = links && text.includes('[[') ? links(quoted.value, file) : undefined;
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
  const again = isObject(value) ? checkedValues.get(schema)?.get(value) : undefined;
  if (again) return again.data as z.infer<T>;
  const result = z.safeParse(schema, value);
  if (result.success) {
    if (asWritten) remember(schema, text, result.data);
    else if (isObject(value)) rememberValue(schema, value, result.data);
    return result.data;
  }
  const { document, lines } = parsed(text);
  throw new ContentError(result.error.issues.flatMap((issue) => problemsOf(file, issue, document, lines)));
}

/** What files without quotes and links hold, by schema and text: the same object as long as nobody writes to the file. */
const checked = new WeakMap<z.ZodMiniType, Map<string, { readonly data: unknown }>>();

function remember(schema: z.ZodMiniType, text: string, data: unknown): void {
  const texts = checked.get(schema) ?? new Map<string, { readonly data: unknown }>();
  checked.set(schema, texts);
  if (texts.size >= mostKnown) texts.clear();
  texts.set(text, { data: frozen(data) });
}

/** What files with quotes or links hold: the same object for the same value, with its quotes in words and without its links. */
const checkedValues = new WeakMap<z.ZodMiniType, WeakMap<object, { readonly data: unknown }>>();

function rememberValue(schema: z.ZodMiniType, value: object, data: unknown): void {
  const values = checkedValues.get(schema) ?? new WeakMap<object, { readonly data: unknown }>();
  checkedValues.set(schema, values);
  values.set(value, { data: frozen(data) });
}

/** What a text with quotes or links holds: the same object each time. */
const heldValue = byText((file, text) => frozen(yamlValue(file, text)));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same value, which nobody can change any more. */
function frozen(value: unknown): unknown {
  if (!isObject(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
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
      remedy: remedyOf(issue, document),
    },
  ];
}

function remedyOf(issue: z.core.$ZodIssue, document: Document): string {
  switch (issue.code) {
    case 'invalid_type':
      return document.hasIn(issue.path) ? `Write a value of type ${issue.expected}` : 'Add the field';
    case 'too_big':
      return `Shorten it to ${issue.maximum} at most`;
    case 'too_small':
      return `Bring it to ${issue.minimum} at least`;
    case 'invalid_value':
      return `Use one of: ${issue.values.join(', ')}`;
    case 'invalid_union':
      // A value that says which of several forms is meant, and names none of them.
      return 'options' in issue && Array.isArray(issue.options)
        ? `Use one of: ${issue.options.join(', ')}`
        : 'Correct the value';
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
