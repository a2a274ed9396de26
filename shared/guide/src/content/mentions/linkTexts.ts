import { linkedWords } from '@odysseus/model';
import type { ContentProblem } from '@odysseus/model/content';
import type { CompiledScreen } from '../compiledScreen';
import { mapTexts } from './mapTexts';
import type { FoundName } from './nameFinder';
import { isProse } from './proseFields';
import type { WrittenText } from './writtenLinks';

/** What the words of a city's screens lead to. */
export interface LinkGround {
  /** Where each place's card stands, by its id. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, WrittenText>;
  /** Finds the names of public places; absent where only what was written leads anywhere. */
  readonly find?: ((text: string) => readonly FoundName[]) | undefined;
}

/** Names that lead somewhere in one text by themselves: more would make a list of it. */
const mostOfText = 3;

/**
 * A screen as its page shows it: where words were written to lead somewhere they do, and where a text names a place in passing,
 * its name does, at the first mention in a card, a block or a section. No card leads to itself.
 * @param problems is told of places that no screen of the city's maps tells about
 */
export function linkTexts<T extends CompiledScreen>(screen: T, ground: LinkGround, problems: ContentProblem[]): T {
  const told = new Map<string, Set<string>>();
  return mapTexts(screen, (text, field) => {
    if (!isProse(screen.kind, field)) return text;
    const scope = scopeOf(field);
    const seen = told.get(scope) ?? new Set(ownPlaces(screen, field));
    told.set(scope, seen);
    const written = ground.texts.get(text);
    if (written) return resolved(written, ground, seen, problems);
    return ground.find ? withNames(text, ground, seen) : text;
  }) as T;
}

function resolved(
  { marked, file, field }: WrittenText,
  { addresses }: LinkGround,
  seen: Set<string>,
  problems: ContentProblem[],
): string {
  return marked.replace(/\[\[([^[\]|]*)\|([^[\]|]*)\]\]/g, (_, to: string, words: string) => {
    seen.add(to);
    const address = to.startsWith('/') ? to : addresses.get(to);
    if (address !== undefined) return linkedWords(words, address);
    problems.push({
      file,
      line: 1,
      field,
      message: `none of the map's screens tells about "${to}"`,
      remedy: 'Name it on one of them, or take the double brackets off',
    });
    return words;
  });
}

function withNames(text: string, { find, addresses }: LinkGround, seen: Set<string>): string {
  let linked = '';
  let end = 0;
  let count = 0;
  for (const { at, name, id } of find?.(text) ?? []) {
    const address = id === undefined || seen.has(id) || count === mostOfText ? undefined : addresses.get(id);
    if (id === undefined || address === undefined) continue;
    seen.add(id);
    count += 1;
    linked += text.slice(end, at) + linkedWords(name, address);
    end = at + name.length;
  }
  return linked + text.slice(end);
}

/** What a reader takes in as one: `places.louvre`, `groups.0.entries.3`, `blocks.2`. */
function scopeOf(field: string): string {
  const steps = field.split('.');
  return steps.slice(0, steps[0] === 'groups' ? 4 : steps[0] === 'plans' ? 6 : 2).join('.');
}

/** The place whose card or stop a text belongs to. */
function ownPlaces(screen: CompiledScreen, field: string): string[] {
  const [part, first = '', , second = ''] = field.split('.');
  if (screen.kind === 'landing') return stopPlace(screen, field);
  if (screen.kind !== 'places') return [];
  if (part === 'places') return [first];
  const entry = part === 'groups' ? screen.groups[Number(first)]?.entries[Number(second)] : undefined;
  return entry ? [entry.place] : [];
}

/** The place that a stop of a plan leads to already. */
function stopPlace({ plans = [] }: Extract<CompiledScreen, { kind: 'landing' }>, field: string): string[] {
  const [, plan, , day, , stop] = field.split('.');
  const to = plans[Number(plan)]?.days[Number(day)]?.stops[Number(stop)]?.place?.to;
  return to === undefined ? [] : [to.slice(to.indexOf('#') + 1)];
}
