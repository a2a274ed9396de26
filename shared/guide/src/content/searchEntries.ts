import type { SearchEntry } from '@odysseus/contract';
import type { CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import { tellingScreens } from '@odysseus/places';
import type { CompiledScreen } from './compiledScreen';

interface SearchedScreen {
  readonly path: string;
  readonly title: string;
  readonly screen: CompiledScreen;
}

/**
 * What a visitor can look for on some screens: the screens, their places and their parts. A premium screen gives names alone.
 * A place on several screens is found on the one that tells most about it.
 */
export function searchEntries(screens: readonly SearchedScreen[]): SearchEntry[] {
  const telling = tellingScreens(screens.map(({ screen }) => (screen.kind === 'places' ? screen : undefined)));
  return screens.flatMap(({ path, title, screen }, index) => {
    const open = screen.access === 'public';
    const own: SearchEntry = {
      kind: 'screen',
      title,
      path,
      ...(open && 'lead' in screen ? { line: screen.lead } : {}),
    };
    const places = screen.kind === 'places' ? placesOf(screen, path, ({ id }) => telling.get(id) === index) : [];
    const sections = open && screen.kind === 'places' ? sectionsOf(screen, path) : [];
    return [own, ...places, ...sections];
  });
}

function placesOf(screen: CompiledPlaceList, path: string, isTold: (place: CompiledPlace) => boolean): SearchEntry[] {
  return Object.values(screen.places)
    .filter(isTold)
    .map((place) =>
      screen.access === 'public'
        ? publicEntry(place, path)
        : { kind: 'place', title: place.name, ...localName(place), path },
    );
}

function publicEntry(place: CompiledPlace, path: string): SearchEntry {
  return {
    kind: 'place',
    title: place.name,
    ...localName(place),
    line: place.summary,
    words: [place.area, place.kind, ...place.tags].join(' '),
    path: `${path}#${place.id}`,
  };
}

function localName({ name, localName: local }: CompiledPlace): { readonly local?: string } {
  return local && local !== name ? { local } : {};
}

function sectionsOf(screen: CompiledPlaceList, path: string): SearchEntry[] {
  const named = [
    ...(screen.first ?? []).map(({ title, line }, index) => ({ id: `first-${index + 1}`, title, line })),
    ...screen.blocks.map(({ title, line }, index) => ({ id: `block-${index + 1}`, title, line })),
  ];
  return named.map(({ id, title, line }) => ({
    kind: 'section',
    title,
    ...(line ? { line } : {}),
    words: screen.title,
    path: `${path}#${id}`,
  }));
}
