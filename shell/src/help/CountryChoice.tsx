import type { DangerLanguage, HelpBook } from '@odysseus/danger';
import allHelp from '@odysseus/danger/books';
import { dialogCopy } from './dialogCopy';
import classes from './Help.module.css';
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
        <p className={classes['general']} lang={language}>
          <a href="tel:112">
            <strong>112</strong> {copy.generalFor}
          </a>
          <span>{copy.generalLine}</span>
        </p>
      )}
      <div role="group" lang={language} aria-label={book ? copy.country : copy.where} className={classes['countries']}>
        {book ? null : <span className={classes['where']}>{copy.where}</span>}
        {allHelp.books.map((each) => (
          <button key={each.country} type="button" aria-pressed={each.country === book?.country} onClick={() => onChoose(each)}>
            {countryName(each.country, language)}
          </button>
        ))}
      </div>
    </>
  );
}
