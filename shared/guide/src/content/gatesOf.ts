import type { Gate } from '@odysseus/contract';
import type { CompiledPlaceList } from '@odysseus/model';
import { placeCopy } from '@odysseus/places';
import type { CompiledContent } from './compile';
import type { CompiledScreen } from './compiledScreen';
import { gateCounts } from './copy';

/** Places that a gate names. */
const named = 2;

/**
 * What the gates of premium screens tell to everybody: how much is behind them, and of two of its places what a locked card may
 * say. Nothing else of a premium screen enters a public file.
 */
export function gatesOf(content: Pick<CompiledContent, 'routes' | 'premiumScreens' | 'samples'>): Gate[] {
  return content.routes.flatMap(({ data, premiumKey }) => {
    const screen = premiumKey === undefined ? undefined : content.premiumScreens.get(premiumKey);
    if (premiumKey === undefined || !screen || data.preparation) return [];
    const sample = content.samples.get(premiumKey);
    return [
      {
        path: data.path,
        counts: countsOf(screen).flatMap(([count, [one, many]]) =>
          count > 0 ? [{ count, what: count === 1 ? one : many }] : [],
        ),
        entries: screen.kind === 'places' ? entriesOf(screen) : [],
        ...(sample ? { sample } : {}),
      },
    ];
  });
}

type Count = readonly [count: number, what: readonly [one: string, many: string]];

function countsOf(screen: CompiledScreen): readonly Count[] {
  switch (screen.kind) {
    case 'places': {
      const blocks = [...(screen.first ?? []), ...screen.blocks];
      return [
        [Object.keys(screen.places).length, gateCounts.places],
        [blocks.filter(({ type }) => type === 'table').length, gateCounts.tables],
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
    default:
      return [];
  }
}

/** The first place of each of the first groups, so that they differ; else the first of the first group. */
function entriesOf({ groups, places }: CompiledPlaceList): Gate['entries'] {
  const byTurns = [...groups]
    .flatMap(({ entries }) => entries.map(({ place }, turn) => ({ place, turn })))
    .sort((a, b) => a.turn - b.turn)
    .map(({ place }) => place);
  return [...new Set(byTurns)].slice(0, named).flatMap((id) => {
    const place = places[id];
    return place ? [{ name: place.name, kind: placeCopy.kinds[place.kind], area: place.area }] : [];
  });
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
