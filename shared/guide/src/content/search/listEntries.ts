import type { CompiledEmergency } from '@odysseus/emergency';
import { adviceText, entriesOf, type CompiledPlace, type CompiledPlaceList } from '@odysseus/model';
import { placeCopy } from '@odysseus/places';
import { blockEntry } from './blockEntry';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** The blocks and groups of a public list, and its help in danger where it is an emergency page. */
export function sectionEntries({ screen, path, title }: SearchedScreen<CompiledPlaceList>): Entry[] {
  return [
    ...helpEntries(screen as CompiledEmergency, path),
    ...(screen.first ?? []).map((block, index) => ({
      ...blockEntry(block, `${path}#first-${index + 1}`, title),
      ...(screen.help && block.type === 'numbers' ? { rank: 1 } : {}),
    })),
    ...screen.blocks.map((block, index) => blockEntry(block, `${path}#block-${index + 1}`, title)),
    ...screen.groups.map(({ title: group, line, entries }, index) => {
      const names = entries.map(({ place }) => screen.places[place]?.name ?? '').filter(Boolean);
      return entry({
        kind: 'group',
        title: group,
        label: labels.places,
        line: line ?? names.join(', '),
        about: wordsOf([title], [group]),
        body: wordsOf([line, ...entries.map(({ why }) => why)], [group, title]),
        path: `${path}#group-${index + 1}`,
      });
    }),
  ];
}

function helpEntries({ help }: CompiledEmergency, path: string): Entry[] {
  if (!help) return [];
  return help.groups.flatMap(({ title: group, kinds }) =>
    kinds.map((kind) => {
      const { title, steps } = help.words[kind];
      return entry({
        kind: 'section',
        title,
        label: labels.help,
        line: steps[0],
        about: wordsOf([kind.replaceAll('-', ' '), group.en, 'emergency help'], [title]),
        body: wordsOf(steps, [title]),
        path: `${path}#${kind}`,
      });
    }),
  );
}

/** A place of a public list: everything by which it may be remembered. */
export function placeEntry(
  place: CompiledPlace,
  screen: CompiledPlaceList,
  path: string,
  isMostVisited: boolean,
): Entry {
  const shown = entriesOf(screen).find((one) => one.place.id === place.id)?.entry;
  const about = [
    placeCopy.kinds[place.kind],
    place.area,
    ...place.tags.map((tag) => tag.replaceAll('-', ' ')),
    ...(place.represents ? ['embassy consulate'] : []),
    screen.title,
  ].join(' ');
  const names = [place.name, place.localName, ...(place.otherNames ?? [])];
  return entry({
    kind: 'place',
    title: place.name,
    ...localName(place),
    ...(place.otherNames ? { names: [...place.otherNames] } : {}),
    label: placeCopy.kinds[place.kind],
    line: place.quick ?? place.summary,
    about: wordsOf([about], names),
    body: wordsOf(
      [
        place.summary,
        place.quick,
        ...(shown?.visits ?? []).flatMap(({ stops }) => stops),
        place.body,
        shown?.why,
        place.address,
        ...place.nearestStops,
        ...place.tips.map(adviceText),
      ],
      [about, ...names],
    ),
    path: `${path}#${place.id}`,
    ...(isMostVisited ? { rank: 1 } : {}),
  });
}

/** A premium place: its name and where its card stands, and nothing that is told of it. */
export function lockedEntry(place: CompiledPlace, path: string): Entry {
  return { kind: 'place', title: place.name, ...localName(place), path: `${path}#${place.id}` };
}

function localName({ name, localName: local }: CompiledPlace): { readonly local?: string } {
  return local && local !== name ? { local } : {};
}
