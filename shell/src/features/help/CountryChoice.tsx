import type { DangerLanguage, HelpBook } from '@odysseus/danger';
import allHelp from '@odysseus/danger/books';
import { dialogCopy } from './dialogCopy';
import { Countries, General, Where } from './Help.styles';
import { countryName } from './visitorLanguage';

interface CountryChoiceProps {
  /** Undefined where nothing is known: then the number that holds everywhere stands first. */
  readonly book: HelpBook | undefined;
  readonly language: DangerLanguage;
  readonly onChoose: (book: HelpBook) => void;
}

/** The countries whose help there is. */
export function CountryChoice({ book, language, onChoose }: CountryChoiceProps) {
  const copy = dialogCopy[language];
  return (
    <>
      {book ? null : (
        <General lang={language}>
          <a href="tel:112">
            <strong>112</strong> {copy.generalFor}
          </a>
          <span>{copy.generalLine}</span>
        </General>
      )}
      <Countries role="group" lang={language} aria-label={book ? copy.country : copy.where}>
        {book ? null : <Where>{copy.where}</Where>}
        {allHelp.books.map((each) => (
          <button
            key={each.country}
            type="button"
            aria-pressed={each.country === book?.country}
            onClick={() => onChoose(each)}
          >
            {countryName(each.country, language)}
          </button>
        ))}
      </Countries>
    </>
  );
}
