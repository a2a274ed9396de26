import type { CompiledMap } from '@odysseus/map';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** The walks of a map. */
export function mapEntries({ screen, path }: SearchedScreen<CompiledMap>): Entry[] {
  const walks = screen.walks ?? [];
  if (walks.length === 0) return [];
  const all = entry({
    kind: 'section',
    title: labels.walks,
    label: labels.section,
    line: walks.map(({ title }) => title).join(' · '),
    path: `${path}#walks`,
  });
  const each = walks.map(({ key, title, line, quick, from, to, stops }) =>
    entry({
      kind: 'walk',
      title,
      label: labels.walk,
      line: quick,
      about: wordsOf(
        ['walk walking tour', key.replaceAll('-', ' '), from, to, ...stops.map(({ name }) => name)],
        [title],
      ),
      body: wordsOf([line, ...stops.map(({ what }) => what)], [title]),
      path: `${path}?walk=${key}`,
    }),
  );
  return [all, ...each];
}
