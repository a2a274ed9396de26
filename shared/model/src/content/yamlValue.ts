import { LineCounter, parseDocument, type Document } from 'yaml';
import { ContentError } from './contentError';
import { knownTexts } from './knownResults';

/** Numbers that JSON has no word for. */
const beyondJson = /\.(?:inf|nan)\b/i;

/**
 * What a YAML text holds, each time anew. What was read before is known as JSON: several parts of a compiler read the same file, and
 * a remote that is compiled again has changed in one file alone; to parse YAML takes most of that time.
 * @param file named in what is thrown
 * @throws {ContentError} when it is no YAML
 */
export function yamlValue(file: string, text: string): unknown {
  const before = knownTexts.get(text);
  if (typeof before === 'string') return JSON.parse(before);
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
  knownTexts.set(text, JSON.stringify(value));
  return value;
}

/** @param text of a file: its nodes, and where its lines begin */
export function parsed(text: string): { readonly document: Document; readonly lines: LineCounter } {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}
