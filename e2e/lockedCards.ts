import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { areaBeside } from '@odysseus/model';
import { placeFiles, yamlFiles } from '@odysseus/model/content';
import { placeCopy } from '@odysseus/places';
import { parse } from 'yaml';
import { projectFolder } from '../scripts/site';

/** All that a public file may hold of a premium place that a public list locks. */
export interface LockedCard {
  /** As the list's module holds it. */
  readonly record: string;
  /** As its card reads to a visitor without a pass. */
  readonly text: string;
}

interface PlacesFile {
  readonly access: string;
  readonly places: readonly WrittenPlace[];
}

interface WrittenPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: keyof typeof placeCopy.kinds;
  readonly vignette?: string;
  readonly area: string;
}

interface ScreenFile {
  readonly kind: string;
  readonly access: string;
  readonly route: { readonly path: string };
  readonly groups: readonly { readonly entries: readonly { readonly place: string }[]; readonly locked?: string[] }[];
}

/** The cards of all places that public lists lock, as the content files have them; one for each premium list that shows the place. */
export function lockedCards(): readonly LockedCard[] {
  return cityFolders().flatMap((city) => {
    const places = placesOf(city);
    const lists = filesIn<ScreenFile>(join(city, 'screens')).filter(({ kind }) => kind === 'places');
    const locked = lists
      .filter(({ access }) => access === 'public')
      .flatMap(({ groups }) => groups.flatMap((group) => group.locked ?? []));
    return [...new Set(locked)].flatMap((id) => {
      const place = places.find((one) => one.id === id);
      const showing = lists.filter(
        ({ access, groups }) =>
          access === 'premium' && groups.some(({ entries }) => entries.some((entry) => entry.place === id)),
      );
      return place ? showing.map(({ route }) => cardOf(place, route.path)) : [];
    });
  });
}

/** What a gate may hold of each place that a premium list shows: the whole record, with what it is, and nothing of it. */
export function gateRecords(): readonly string[] {
  return cityFolders().flatMap((city) => {
    const places = placesOf(city);
    const shown = filesIn<ScreenFile>(join(city, 'screens'))
      .filter(({ kind, access }) => kind === 'places' && access === 'premium')
      .flatMap(({ groups }) => groups.flatMap(({ entries }) => entries.map(({ place }) => place)));
    return places
      .filter(({ id }) => shown.includes(id))
      .map(({ name, kind, area }) => JSON.stringify({ name, kind: placeCopy.kinds[kind], area }));
  });
}

function cardOf({ id, name, kind, vignette, area }: WrittenPlace, path: string): LockedCard {
  return {
    record: JSON.stringify({ id, name, kind, vignette, area, path }),
    text: [name, placeCopy.kinds[kind], areaBeside({ name, area }), placeCopy.locked]
      .filter((part) => part !== undefined)
      .join(' '),
  };
}

function cityFolders(): string[] {
  const remotes = join(projectFolder, 'remotes');
  return readdirSync(remotes, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/content\/([^/]+\/)?city\.yaml$/.test(file))
    .map((file) => join(remotes, dirname(file)));
}

function placesOf(city: string): WrittenPlace[] {
  const { files } = placeFiles(join(city, 'places'));
  return files.flatMap((file) => (parse(readFileSync(file, 'utf8')) as PlacesFile).places);
}

function filesIn<T>(folder: string): T[] {
  return yamlFiles(folder).map((file) => parse(readFileSync(file, 'utf8')) as T);
}
