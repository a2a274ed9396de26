import { SaxesParser } from 'saxes';
import { LiveFault } from './LiveFault';

/** An element: its name without prefix, its namespace, what it holds. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, trimmed. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Elements within each other: feeds need a handful. */
const deepest = 30;
const mostElements = 200_000;

/**
 * Reads an XML document. Document types are refused, and with them every entity that a document could define.
 * @throws {LiveFault}
 */
export function readXml(xml: string): XmlElement {
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string): never => {
    throw new LiveFault('nonsense', `The XML ${what}`);
  };
  parser.on('error', ({ message }) => refuse(`is malformed: ${message}`));
  parser.on('doctype', () => refuse('declares a document type'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    count += 1;
    if (open.length >= deepest || count > mostElements) refuse('is nested too deeply, or too long');
    const plain = Object.values(attributes).map(({ local: name, value }) => [name, value] as const);
    open.push({ name: local, namespace: uri, attributes: Object.fromEntries(plain), children: [], text: '' });
  });
  const addText = (text: string): void => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const element = { ...closed, text: closed.text.trim() };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  });
  parser.write(xml).close();
  return root ?? refuse('holds nothing');
}
