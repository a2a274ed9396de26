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
  /** Finds the names of places that whoever may read the screen may be led to; absent where only what was written leads anywhere. */
  readonly find?: ((text: string) => readonly FoundName[]) | undefined;
}

/** Words that lead somewhere, at their place in a text without links. */
interface Leading {
  readonly at: number;
  readonly words: string;
  readonly address: string;
}

/**
 * A screen as its page shows it: where words were written to lead somewhere they do, and where a text names a place in passing,
 * its name does, at the first mention in each text. No card leads to itself.
 * @param problems is told of places that no screen of the city's maps tells about
 */
export function linkTexts<T extends CompiledScreen>(screen: T, ground: LinkGround, problems: ContentProblem[]): T {
  return mapTexts(screen, (text, field) => {
    if (!isProse(screen.kind, field)) return text;
    const written = ground.texts.get(text);
    const marked = written ? asWritten(written, ground, problems) : [];
    const told = [...marked.map(({ address }) => address), ...ownAddress(screen, field, ground)];
    return withLinks(text, [...marked, ...namesIn(text, ground, marked, new Set(told))]);
  }) as T;
}

function withLinks(text: string, leading: readonly Leading[]): string {
  let linked = '';
  let end = 0;
  for (const { at, words, address } of leading.toSorted((one, other) => one.at - other.at)) {
    linked += text.slice(end, at) + linkedWords(words, address);
    end = at + words.length;
  }
  return linked + text.slice(end);
}

/** Where the author of a text says that its words lead. */
function asWritten(
  { marked, file, field }: WrittenText,
  { addresses }: LinkGround,
  problems: ContentProblem[],
): readonly Leading[] {
  let brackets = 0;
  return [...marked.matchAll(/\[\[([^[\]|]*)\|([^[\]|]*)\]\]/g)].flatMap(
    ({ 0: link, 1: to = '', 2: words = '', index }) => {
      const at = index - brackets;
      brackets += link.length - words.length;
      const address = to.startsWith('/') ? to : addresses.get(to);
      if (address !== undefined) return [{ at, words, address }];
      problems.push({
        file,
        line: 1,
        field,
        message: `none of the map's screens tells about "${to}"`,
        remedy: 'Name it on one of them, or take the double brackets off',
      });
      return [];
    },
  );
}

/** The names that lead somewhere by themselves. @param told addresses to which nothing leads once more; those of the names are added */
function namesIn(
  text: string,
  { find, addresses }: LinkGround,
  marked: readonly Leading[],
  told: Set<string>,
): readonly Leading[] {
  return (find?.(text) ?? []).flatMap(({ at, name, id }) => {
    const address = id === undefined ? undefined : addresses.get(id);
    if (address === undefined || told.has(address)) return [];
    if (marked.some((other) => at < other.at + other.words.length && other.at < at + name.length)) return [];
    told.add(address);
    return [{ at, words: name, address }];
  });
}

/** Where the card or the stop that a text belongs to stands, or leads already. */
function ownAddress(screen: CompiledScreen, field: string, { addresses }: LinkGround): readonly string[] {
  const [part, first = '', within, second = '', , stop] = field.split('.');
  switch (screen.kind) {
    case 'landing':
      return part === 'plans'
        ? listed(screen.plans?.[Number(first)]?.days[Number(second)]?.stops[Number(stop)]?.place?.to)
        : [];
    case 'places': {
      const entry = within === 'entries' ? screen.groups[Number(first)]?.entries[Number(second)] : undefined;
      const place = part === 'places' ? first : entry?.place;
      return listed(place === undefined ? undefined : addresses.get(place));
    }
    default:
      return [];
  }
}

const listed = (address: string | undefined): readonly string[] => (address === undefined ? [] : [address]);
