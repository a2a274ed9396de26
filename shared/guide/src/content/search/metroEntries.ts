import {
  lineAnchor,
  linesByStation,
  metroSections,
  stationKey,
  type CompiledAround,
  type CompiledLine,
  type CompiledMetro,
  type CompiledNetwork,
} from '@odysseus/transit';
import { blockEntry } from './blockEntry';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** The sections, lines and stations of an underground. */
export function metroEntries({ screen, path, title }: SearchedScreen<CompiledMetro>): Entry[] {
  const { network } = screen;
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
    ...networkEntries(network, path, title),
  ];
}

/** The planner, lines and stations on a screen that is about something else. */
export function aroundEntries({ line, network }: CompiledAround, { path, title }: SearchedScreen): Entry[] {
  const planner: keyof typeof metroSections = 'planner';
  return [
    entry({
      kind: 'section',
      title: metroSections[planner],
      label: labels.section,
      line,
      about: wordsOf([title, 'route from to station lines']),
      path: `${path}#${planner}`,
    }),
    ...networkEntries(network, path, title),
  ];
}

/** Lines and stations of a network, on the screen that draws it. */
function networkEntries(network: CompiledNetwork, path: string, title: string): Entry[] {
  const nameOf = (station: number): string => network.stations[station]?.name ?? '';
  const lineOf = ({ id, name }: CompiledLine): string => name ?? `Line ${id}`;
  const calling = linesByStation(network);
  return [
    ...network.lines.map((line) =>
      entry({
        kind: 'section',
        title: lineOf(line),
        label: labels.line,
        line: line.termini.map(nameOf).join(' – '),
        about: wordsOf([title]),
        path: `${path}#${lineAnchor(line.id)}`,
      }),
    ),
    ...network.stations.map(({ name, also, stepFree }, station) =>
      entry({
        kind: 'station',
        title: name,
        ...(also ? { names: [...also] } : {}),
        label: labels.station,
        line: `${(calling[station] ?? []).map(lineOf).join(', ')}${stepFree ? '. Step-free' : ''}`,
        path: `${path}#planner`,
      }),
    ),
  ];
}
