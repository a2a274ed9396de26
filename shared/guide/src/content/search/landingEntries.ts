import type { CompiledLanding } from '../../landing/compiledLanding';
import { entry, labels, type Entry, type SearchedScreen } from './searchedScreen';
import { wordsOf } from './wordsOf';

/** Days that are planned hour by hour, each for itself. */
export function landingEntries({ screen, path }: SearchedScreen<CompiledLanding>): Entry[] {
  return (screen.plans ?? []).map(({ key, title, line, days }) =>
    entry({
      kind: 'plan',
      title,
      label: labels.plan,
      line,
      about: wordsOf(['plan itinerary', key.replaceAll('-', ' '), ...days.map((day) => day.title)], [title]),
      body: wordsOf(
        [line, ...days.flatMap(({ stops }) => stops.flatMap(({ place, what }) => [place?.name, what]))],
        [title],
      ),
      path: `${path}#${key}`,
      rank: 1,
    }),
  );
}
