/** A name that stands in a text. */
export interface FoundName {
  readonly at: number;
  readonly name: string;
  /** Of the place; undefined for a name that leads nowhere. */
  readonly id: string | undefined;
}

/** Names by the letters with which they begin. */
const keyLength = 4;
const letter = /[\p{L}\p{N}]/u;
/** Words with which a sentence may begin before a name that they are no part of. */
const plainWords = new Set(
  'A After And Around At Before Behind Below Beside Between Beyond Book Both But By Facing For From If In Inside Into Like Monday Tuesday Wednesday Thursday Friday Saturday Sunday Near Of On Only Opposite Or Outside Past See Since The Then To Towards Under Visit When Where With Within'.split(
    ' ',
  ),
);
/** French words by which a name belongs to another: 'quai du Louvre'. */
const ofAnother =
  /(?:^|[^\p{L}])(?:de|du|des|la|le|les|au|aux|rue|quai|place|pont|avenue|boulevard|porte|square|metro|station) $|[dl]['’]$/iu;
const wordBefore = /([\p{L}\p{N}'’.-]+) $/u;
/** What makes a longer name of it: 'Louvre–Rivoli', 'Louvre Pyramid', 'Notre-Dame de Lorette', 'Louvre station'. */
const goesOn =
  /^(?:[-–‑/][\p{L}\p{N}]| (?:\p{Lu}|\p{N}|(?:de|des|du|de la|de l['’]|d['’]|aux?|en) ?\p{Lu}|(?:station|metro|stop|line)\b))/u;

/**
 * Finds names in texts: the longest first, as whole words, and none that is a part of another name. What it has found in a text it
 * keeps: an edit changes one of them.
 * @param leading names with the id of their place; one that belongs to two places leads nowhere
 * @param others names that lead nowhere, and in which the former may stand
 */
export function nameFinder(
  leading: readonly (readonly [name: string, id: string])[],
  others: readonly string[],
): (text: string) => readonly FoundName[] {
  const ids = new Map<string, string | undefined>();
  for (const [name, id] of leading) ids.set(name, ids.has(name) && ids.get(name) !== id ? undefined : id);
  for (const name of others) ids.set(name, undefined);
  const byStart = new Map<string, string[]>();
  for (const name of [...ids.keys()].sort((a, b) => b.length - a.length)) {
    const start = name.slice(0, keyLength);
    if (start.length === keyLength) byStart.set(start, [...(byStart.get(start) ?? []), name]);
  }
  const known = new Map<string, readonly FoundName[]>();
  const findIn = (text: string): readonly FoundName[] => {
    const found: FoundName[] = [];
    for (let at = 0; at < text.length; at += 1) {
      if (at > 0 && letter.test(text[at - 1] ?? '')) continue;
      const name = byStart.get(text.slice(at, at + keyLength))?.find((each) => standsAt(text, at, each));
      if (name === undefined) continue;
      const id = isWhole(text, at, name) ? ids.get(name) : undefined;
      found.push({ at, name, id });
      at += name.length - 1;
    }
    return found;
  };
  return (text) => {
    const found = known.get(text) ?? findIn(text);
    known.set(text, found);
    return found;
  };
}

function standsAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !letter.test(text[at + name.length] ?? '');
}

/** Whether what stands around a name makes no other name of it, nor words that somebody says. */
function isWhole(text: string, at: number, name: string): boolean {
  const before = text.slice(Math.max(0, at - 30), at);
  if (/["“]$/.test(before) && !/^["”]/.test(text.slice(at + name.length))) return false;
  if (/[-–‑]$/.test(before) || ofAnother.test(before) || goesOn.test(text.slice(at + name.length))) return false;
  const word = wordBefore.exec(before)?.[1];
  return word === undefined || !/^\p{Lu}/u.test(word) || word.endsWith('.') || plainWords.has(word);
}
