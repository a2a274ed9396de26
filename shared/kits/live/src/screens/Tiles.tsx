import type { IconName } from '@odysseus/contract';
import { isGeneral, nameList } from '@odysseus/model';
import { Icon } from '@odysseus/ui';
import type { ReactNode } from 'react';
import type { Board } from '../logic/shownBoard';
import { liveCopy } from '../logic/copy';
import { isLasting } from '../logic/dayItems';
import { isOpen } from '../logic/placeRows';
import { ProvenanceMark } from './ProvenanceMark';
import type { Provenance } from '../logic/provenance';
import { skyWords } from './sky';
import { Card, Line, List, Name, Value, Word } from './Tiles.styles';

/** The board at a glance: a number or a word for each subject, with where it comes from. */
export function Tiles({
  board,
  transport,
  now,
}: {
  readonly board: Board;
  /** What the city's trains are called. */ readonly transport: string;
  readonly now: Date;
}) {
  const tiles = [
    openTile(board),
    crowdTile(board),
    weatherTile(board),
    lightTile(board),
    transitTile(board, transport),
    dayTile(board),
  ].filter((tile) => tile !== undefined);
  return (
    <List aria-label={liveCopy.tiles.label} data-answer="">
      {tiles.map((tile) => (
        <Card key={tile.id} data-stale={tile.provenance?.stale ? 'true' : undefined}>
          <Name href={`#${tile.id}`}>
            <Icon name={tile.icon} size={18} />
            {tile.name}
          </Name>
          <Value>{tile.value}</Value>
          <Line>{tile.line}</Line>
          {tile.provenance ? (
            <ProvenanceMark
              provenance={{ ...tile.provenance, links: undefined }}
              now={now}
              short={tile.provenance.fetchedAt === undefined}
            />
          ) : null}
        </Card>
      ))}
    </List>
  );
}

interface Tile {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly value: ReactNode;
  readonly line: ReactNode;
  readonly provenance?: Provenance | undefined;
}

function openTile({ rows }: Board): Tile {
  const count = (is: string) => rows.filter(({ state }) => state.is === is).length;
  return {
    id: 'places',
    icon: 'clock',
    name: liveCopy.tiles.open,
    value: rows.filter(isOpen).length,
    line: liveCopy.tiles.openLine(count('closing'), count('closed')),
    provenance: rows.some(({ state, place }) => state.is !== 'unknown' && isGeneral(place, 'hours'))
      ? { kind: 'typical', basis: 'usual' }
      : { kind: 'planned', basis: 'hours' },
  };
}

function crowdTile({ crowds }: Board): Tile {
  const at = crowds.filter(({ now }) => now !== undefined);
  const usual = at.map(({ now }) => now ?? 1).sort((a, b) => a - b)[Math.floor(at.length / 2)];
  const words = usual === undefined ? '—' : liveCopy.crowdWord(usual);
  return {
    id: 'crowds',
    icon: 'users',
    name: liveCopy.tiles.crowds,
    value: <Word>{words}</Word>,
    line:
      usual === undefined
        ? liveCopy.tiles.crowdsNone
        : liveCopy.tiles.crowdsLine(
            at.filter(({ now }) => (now ?? 4) <= 2).length,
            at.filter(({ now }) => now === 4).length,
          ),
    provenance: crowds[0]?.provenance,
  };
}

function weatherTile({ weather }: Board): Tile {
  const common = { id: 'weather', icon: 'umbrella', name: liveCopy.tiles.weather } as const;
  if (weather.is === 'unknown') return { ...common, value: liveCopy.tiles.noWeather, line: '' };
  if (weather.is === 'typical')
    return {
      ...common,
      value: liveCopy.tiles.range(weather.low, weather.high),
      line: liveCopy.tiles.typicalMonth(weather.month),
      provenance: weather.provenance,
    };
  return {
    ...common,
    value: liveCopy.tiles.degrees(weather.temperature),
    line: `${skyWords(weather.code)}, ${liveCopy.tiles.feels(weather.apparent)}`,
    provenance: weather.provenance,
  };
}

function lightTile({ sun }: Board): Tile | undefined {
  if (!sun) return undefined;
  const { next, phase, sunset, provenance } = sun;
  return {
    id: 'light',
    icon: 'sun',
    name: liveCopy.tiles.sun,
    value: <Word>{liveCopy.sun.phases[phase]}</Word>,
    line: next
      ? liveCopy.sun.nextLine(liveCopy.sun.next[next.what], next.at, next.minutes)
      : liveCopy.sun.tomorrow(sunset),
    provenance,
  };
}

function transitTile({ transit: { lines, listed, provenance } }: Board, name: string): Tile {
  const common = { id: 'transit', icon: 'train-front', name } as const;
  if (!lines)
    return {
      ...common,
      value: <Word>{liveCopy.tiles.linesUnknown(listed)}</Word>,
      line: liveCopy.tiles.linesUnknownLine(listed),
      provenance: { kind: 'planned' },
    };
  const troubled = lines.filter(({ status }) => status !== 'normal');
  return {
    ...common,
    value: (
      <Word>{troubled.length === 0 ? liveCopy.tiles.linesNormal : liveCopy.tiles.linesTroubled(troubled.length)}</Word>
    ),
    line: troubled
      .slice(0, 3)
      .map(({ name, status }) => liveCopy.lineStatus(name, status))
      .join(', '),
    provenance,
  };
}

/** Characters of a name that stand in two lines of a tile, the width of half a phone. */
const shortName = 20;

function dayTile({ today }: Board): Tile {
  const [first, ...rest] = today.filter((item) => !isLasting(item) && !item.over);
  const isShort = first === undefined || first.name.length <= shortName;
  return {
    id: 'days',
    icon: 'calendar',
    name: liveCopy.tiles.day,
    value: <Word>{first ? (isShort ? first.name : liveCopy.day.kinds[first.kind]) : liveCopy.tiles.ordinaryDay}</Word>,
    line: nameList((isShort ? rest : [first, ...rest]).map(({ name }) => name)),
    provenance: first?.provenance ?? { kind: 'planned' },
  };
}
