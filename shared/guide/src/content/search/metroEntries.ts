import { linesByStation, metroSections, stationKey, type CompiledMetro } from '@odysseus/transit';
import { blockEntry } from './blockEntry';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** The sections, lines and stations of an underground. */
export function metroEntries({ screen, path, title }: SearchedScreen<CompiledMetro>): Entry[] {
  const { network } = screen;
  const nameOf = (station: number): string => network.stations[station]?.name ?? '';
  const calling = linesByStation(network);
  return [
    ...Object.entries(metroSections).map(([id, section]) =>
      entry({
        kind: 'section',
        title: section,
        label: labels.section,
        line: screen.lead,
        about: wordsOf([title, 'route from to station lines']),
        path: `${path}#${id}`,
      }),
    ),
    ...[...screen.first, ...screen.blocks].map((block) =>
      blockEntry(block, `${path}#${stationKey(block.title)}`, title),
    ),
    ...network.lines.map(({ id, termini }) =>
      entry({
        kind: 'section',
        title: `Line ${id}`,
        label: labels.line,
        line: termini.map(nameOf).join(' – '),
        about: wordsOf([title]),
        path: `${path}#line-${id}`,
      }),
    ),
    ...network.stations.map(({ name, also, stepFree }, station) =>
      entry({
        kind: 'station',
        title: name,
        ...(also ? { names: [...also] } : {}),
        label: labels.station,
        line: `${(calling[station] ?? []).map(({ id }) => `Line ${id}`).join(', ')}${stepFree ? '. Step-free' : ''}`,
        path: `${path}#planner`,
      }),
    ),
  ];
}
