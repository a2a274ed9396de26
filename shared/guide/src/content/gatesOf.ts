import type { Gate } from '@odysseus/contract';
import { corpusKey, type Corpus } from '@odysseus/assistant/content';
import type { CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import { placeCopy } from '@odysseus/places';
import type { CompiledContent } from './compile';
import type { CompiledScreen } from './compiledScreen';
import { gateCounts, gateKinds } from './copy';

/** Places, or chapters, that a gate names. */
const named = 2;

type Behind = Pick<CompiledContent, 'routes' | 'premiumScreens' | 'samples' | 'corpora'>;

/**
 * What the gates of premium screens tell to everybody: how much is behind them, of two of its places what a locked card may say,
 * or of two chapters their titles, and an answer of the city's assistant. Nothing else of a premium screen enters a public file.
 */
export function gatesOf(content: Behind): Gate[] {
  return content.routes.flatMap(({ data, premiumKey }) => {
    const screen = premiumKey === undefined ? undefined : content.premiumScreens.get(premiumKey);
    if (premiumKey === undefined || !screen || data.preparation) return [];
    const city = premiumKey.slice(0, premiumKey.indexOf('/'));
    const corpus = content.corpora.get(corpusKey(city));
    const sample = sampleOf(city, content.samples);
    return [
      {
        path: data.path,
        counts: countsOf(screen, corpus).flatMap(([count, [one, many]]) =>
          count > 0 ? [{ count, what: count === 1 ? one : many }] : [],
        ),
        entries: entriesOf(screen, corpus).slice(0, named),
        ...(sample ? { sample } : {}),
      },
    ];
  });
}

/** The answer of a city's assistant; of a country, whose cities have theirs, the first of them. */
function sampleOf(city: string, samples: Behind['samples']): Gate['sample'] {
  const all = [...samples];
  return (all.find(([key]) => key.startsWith(`${city}/`)) ?? all[0])?.[1];
}

type Count = readonly [count: number, what: readonly [one: string, many: string]];

function countsOf(screen: CompiledScreen, corpus: Corpus | undefined): readonly Count[] {
  switch (screen.kind) {
    case 'places': {
      const blocks = [...(screen.first ?? []), ...screen.blocks];
      return [
        [Object.keys(screen.places).length, gateCounts.places],
        [blocks.filter(({ type }) => type === 'bills' || type === 'spending').length, gateCounts.budgets],
        [sum(blocks.map((block) => (block.type === 'phrases' ? block.phrases.length : 0))), gateCounts.phrases],
        [blocks.filter(({ type }) => type === 'calendar').length, gateCounts.calendars],
      ];
    }
    case 'live':
      return [
        [screen.places.filter(({ hours }) => hours !== undefined).length, gateCounts.hours],
        [screen.crowds.places.length, gateCounts.crowds],
      ];
    case 'story':
      return [
        [screen.chapters.length, gateCounts.chapters],
        [Object.keys(screen.places).length, gateCounts.seen],
      ];
    case 'assistant':
      return [[corpus?.places.length ?? 0, gateCounts.known]];
    default:
      return [];
  }
}

function entriesOf(screen: CompiledScreen, corpus: Corpus | undefined): Gate['entries'] {
  switch (screen.kind) {
    case 'places':
      return placesByTurns(screen).map(entryOf);
    case 'live': {
      const known = screen.crowds.places.flatMap(({ place }) => screen.places.find(({ id }) => id === place) ?? []);
      return firstOfKinds([...known, ...screen.places]).map(entryOf);
    }
    case 'story':
      return screen.chapters.map(({ title, dates }) => ({ name: title, kind: gateKinds.chapter, area: dates }));
    case 'assistant':
      return firstOfKinds(corpus?.places ?? []).map(entryOf);
    default:
      return [];
  }
}

type Named = Pick<CompiledPlace, 'name' | 'kind' | 'area'>;

function entryOf({ name, kind, area }: Named): Gate['entries'][number] {
  return { name, kind: placeCopy.kinds[kind], area };
}

/** The first place of each kind, so that they differ. */
function firstOfKinds<Place extends Named>(places: readonly Place[]): readonly Place[] {
  return places.filter(({ kind }, index) => places.findIndex((other) => other.kind === kind) === index);
}

/** The first place of each of the groups, so that they differ; then the second of each. */
function placesByTurns({ groups, places }: CompiledPlaceList): readonly Named[] {
  const byTurns = [...groups]
    .flatMap(({ entries }) => entries.map(({ place }, turn) => ({ place, turn })))
    .sort((a, b) => a.turn - b.turn)
    .map(({ place }) => place);
  return [...new Set(byTurns)].flatMap((id) => places[id] ?? []);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
