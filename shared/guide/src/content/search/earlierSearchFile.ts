import type { SearchEntry, SearchFile, SearchIndex } from '@odysseus/contract';

/** What of an index shells before 1.7 read: screens, places and sections, without hours, subjects and other words. */
export function earlierSearchFile({ entries }: SearchIndex): SearchFile {
  return {
    schemaVersion: 1,
    entries: entries.flatMap(({ kind, title, local, line, about, path }): SearchEntry[] =>
      kind === 'screen' || kind === 'place' || kind === 'section'
        ? [
            {
              kind,
              title,
              ...(local ? { local } : {}),
              ...(line ? { line } : {}),
              ...(about ? { words: about } : {}),
              path,
            },
          ]
        : [],
    ),
  };
}
