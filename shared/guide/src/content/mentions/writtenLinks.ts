import type { TakeLinks } from '@odysseus/model/content';
import { nearestOf } from '../nearestOf';
import { mapTexts } from './mapTexts';
import type { NamesOfRemote } from './namesOfRemote';
import { isProse } from './proseFields';

/** A text in which somebody has written where words lead. */
export interface WrittenText {
  /** `[[louvre|the Louvre]]`: every link with its words. */
  readonly marked: string;
  readonly file: string;
  readonly field: string;
}

/** Where words of a city's texts lead, as their authors say. */
export interface WrittenLinks {
  readonly take: TakeLinks;
  /** Each text that was found so far, by what it reads as. */
  readonly texts: ReadonlyMap<string, WrittenText>;
}

/** `[[louvre]]`, `[[louvre|the palace]]`, `[[/metro|the planner]]`, `[[/paris#basics-toilets|toilets]]` */
const written = /\[\[([^[\]|]*)(?:\|([^[\]|]*))?\]\]/g;
const address = /^\/(?!\/)[\w/-]*(?:#[\w-]+)?$/;

type Finding = readonly [message: string, remedy: string];

/** What was taken out of a file: by its value, for a file that nobody has written to holds the same object. */
const takenOf = new WeakMap<object, Taken>();

interface Taken {
  readonly file: string;
  readonly names: NamesOfRemote;
  readonly outcome: ReturnType<TakeLinks>;
  readonly texts: ReadonlyMap<string, WrittenText>;
}

/**
 * Takes the links out of a city's files as they are read, and leaves the words, so that search, assistant and all else that reads
 * the texts finds none. A link to nowhere is refused, and one from a public file to a premium place.
 * @param namesOf what a link may name; asked at the first of them. The same object, where all is called the same, spares looking through
 * files again.
 */
export function writtenLinks(namesOf: () => NamesOfRemote): WrittenLinks {
  const texts = new Map<string, WrittenText>();
  let known: NamesOfRemote | undefined;
  const take: TakeLinks = (value, file) => {
    const names = (known ??= namesOf());
    const before = typeof value === 'object' && value !== null ? takenOf.get(value) : undefined;
    const taken = before?.names === names && before.file === file ? before : takenFrom(value, file, names);
    if (typeof value === 'object' && value !== null) takenOf.set(value, taken);
    for (const [reads, text] of taken.texts) texts.set(reads, text);
    return taken.outcome;
  };
  return { take, texts };
}

function takenFrom(value: unknown, file: string, names: NamesOfRemote): Taken {
  const texts = new Map<string, WrittenText>();
  const problems: { path: PropertyKey[]; message: string; remedy: string }[] = [];
  const kind = memberOf(value, 'kind') ?? 'places';
  const isPublic = memberOf(value, 'access') !== 'premium';
  const plain = mapTexts(value, (text, field) => {
    if (!text.includes('[[')) return text;
    const refuse = ([message, remedy]: Finding) =>
      void problems.push({
        path: field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        message,
        remedy,
      });
    if (!isProse(kind, field)) refuse(['words lead nowhere in this field', 'Take the double brackets off']);
    const words = (to: string, own: string | undefined): string =>
      own ?? (to.startsWith('/') ? names.screens.get(to) : names.places.get(to)?.name) ?? to;
    const marked = text.replace(written, (_, to: string, own?: string) => `[[${to}|${words(to, own)}]]`);
    for (const [, to = '', own] of text.matchAll(written)) {
      const finding = findingOf(to, own, names, isPublic);
      if (finding) refuse(finding);
    }
    const reads = text.replace(written, (_, to: string, own?: string) => words(to, own));
    texts.set(reads, { marked, file, field });
    return reads;
  });
  return { file, names, outcome: { value: plain, problems }, texts };
}

function findingOf(
  to: string,
  words: string | undefined,
  names: NamesOfRemote,
  isPublic: boolean,
): Finding | undefined {
  if (words?.trim() === '') return [`[[${to}|]] has no words`, 'Write the words that lead there, or take the line off'];
  if (to.startsWith('/')) {
    const [path = ''] = to.split('#');
    if (!address.test(to))
      return [`"${to}" is no address`, 'Write a path such as /metro, with a part such as #lines if need be'];
    if (names.screens.has(path)) return undefined;
    return [`no screen of this remote stands at ${path}`, nearestOf(path, names.screens.keys()) ?? 'Correct the path'];
  }
  const place = names.places.get(to);
  if (!place)
    return [
      `no file of places/ defines "${to}"`,
      nearestOf(to, names.places.keys()) ?? 'Name a place by its id, or a screen by its path',
    ];
  return isPublic && place.access === 'premium'
    ? [`"${to}" is premium, and everybody may read this text`, 'Name the path of its screen in place of it']
    : undefined;
}

function memberOf(value: unknown, name: string): string | undefined {
  const member: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof member === 'string' ? member : undefined;
}
