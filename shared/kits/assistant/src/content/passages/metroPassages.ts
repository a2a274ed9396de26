import { type CompiledMetro, stationKey } from '@odysseus/transit';
import type { Passage } from '../../logic/corpus';
import { passagesOfBlock } from './blockPassages';

/** What the metro screen says besides its lines and stations. */
export function metroPassages(screen: CompiledMetro, path: string, name: string): Passage[] {
  const introduction = screen.introduction.map((text, index): Passage => ({
    id: `${path}/orientation-${index}`,
    kind: 'text',
    title: screen.title,
    text,
    path: `${path}#orientation`,
    field: 'orientation',
    label: `${name}, orientation`,
  }));
  const notes = Object.entries(screen.stationNotes).map(([place, text]): Passage => {
    const station = screen.network.stations[Number(place)]?.name ?? '';
    return {
      id: `${path}/station-${place}`,
      kind: 'station',
      title: station,
      text: `${station}: ${text}`,
      path: `${path}#planner`,
      field: 'station',
      label: `${name}, ${station}`,
      name: station,
    };
  });
  return [
    ...introduction,
    ...notes,
    ...[...screen.first, ...screen.blocks].flatMap((block) =>
      passagesOfBlock(block, `${path}#${stationKey(block.title)}`, name),
    ),
  ];
}
