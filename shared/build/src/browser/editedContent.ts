import { withSameParts } from '@odysseus/model';

/**
 * What the screens of a remote under development are made of, as last saved. An edit comes here from the development server
 * before webpack has made the modules again; those say the same when they come.
 */
interface Held {
  /** Of the content: the greater, the later. */
  readonly revision: number;
  /** What the file says. */
  readonly written: object;
  /** What only the module knows: the addresses of pictures. Undefined until it has run. */
  readonly addresses: object | undefined;
  /** Both together, as screens take it: the same object until the file says something else. */
  readonly content: object;
}

const held = new Map<string, Held>();
/** The name of each object that a module has given to a screen. */
const names = new WeakMap<object, string>();
const followers = new Set<() => void>();

/**
 * Takes what a module says of its file when it runs. An edit that came while it was on its way stands above it.
 * @returns the content for screens
 */
export function writtenContent(name: string, revision: number, written: object, addresses: object): object {
  const before = held.get(name);
  const same =
    before?.revision === revision &&
    before.addresses !== undefined &&
    JSON.stringify(before.addresses) === JSON.stringify(addresses);
  if (same) return before.content;
  const latest =
    before && before.revision > revision ? before : { revision, written: withSameParts(before?.written, written) };
  return hold(name, { ...latest, addresses });
}

/** Takes edited files, each as JSON by its name, and has open screens show them. */
export function takeEdits(revision: number, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const before = held.get(name);
    if (before && before.revision >= revision) continue;
    // What the edit leaves as it was is not drawn again.
    const written = withSameParts(before?.written, JSON.parse(text) as object);
    hold(name, { revision, written, addresses: before?.addresses });
  }
  for (const tell of [...followers]) tell();
}

/** What a screen shows in place of the content that its module was made with. */
export function editedContent<T extends object>(given: T): T {
  const name = names.get(given);
  return ((name !== undefined && held.get(name)?.content) || given) as T;
}

/** Tells of each edit, until what it returns is called. */
export function followEdits(tell: () => void): () => void {
  followers.add(tell);
  return () => followers.delete(tell);
}

function hold(name: string, { revision, written, addresses }: Omit<Held, 'content'>): object {
  const content = { ...written, ...addresses };
  names.set(content, name);
  held.set(name, { revision, written, addresses, content });
  return content;
}
