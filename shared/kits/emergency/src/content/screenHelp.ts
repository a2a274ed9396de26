import type { HelpBook, WordsByLanguage } from '@odysseus/danger';
import { allHelp, helpFiles } from '@odysseus/danger/content';
import { ContentError } from '@odysseus/model/content';
import type { ScreenHelp } from '../logic/compiledEmergency';

/** Files that the help of any screen is compiled from. */
export function helpSources(): string[] {
  return helpFiles();
}

/**
 * Help in danger of a country, for a screen in English.
 * @param country ISO 3166 @param file of the screen that asks for it
 * @throws {ContentError} with what is wrong in the help, or where the country has none
 */
export function screenHelp(country: string, file: string): ScreenHelp {
  const { books, words, groups } = allHelp();
  const book = books.get(country);
  if (!book)
    throw new ContentError([
      {
        file,
        line: 1,
        field: 'help',
        message: `there is no help for the country ${country}`,
        remedy: `Write shared/danger/content/countries/<country>.yaml with "country: ${country}", or remove "help: true"`,
      },
    ]);
  return { book, words: words.en, groups };
}

/** Help of a country in every language that is read: for the assistant, which answers an emergency intent in its own language. */
export function helpInAllLanguages(
  country: string,
): { readonly book: HelpBook; readonly words: WordsByLanguage } | undefined {
  const { books, words } = allHelp();
  const book = books.get(country);
  return book && { book, words };
}
