import type { HelpBook } from '@odysseus/danger';
import allHelp from '@odysseus/danger/books';
import { dialogCopy as copy } from './dialogCopy';
import classes from './Help.module.css';

interface CountryChoiceProps {
  /** Undefined where nothing is known: then the number that holds everywhere stands first. */
  readonly book: HelpBook | undefined;
  readonly onChoose: (book: HelpBook) => void;
}

/** The countries whose help there is. */
export function CountryChoice({ book, onChoose }: CountryChoiceProps) {
  return (
    <>
      {book ? null : (
        <p className={classes['general']}>
          <a href="tel:112">
            <strong>{copy.general}</strong> {copy.generalFor}
          </a>
          <span>{copy.generalLine}</span>
        </p>
      )}
      <div role="group" aria-label={book ? copy.country : copy.where} className={classes['countries']}>
        {book ? null : <span className={classes['where']}>{copy.where}</span>}
        {allHelp.books.map((each) => (
          <button key={each.country} type="button" aria-pressed={each.country === book?.country} onClick={() => onChoose(each)}>
            {each.name}
          </button>
        ))}
      </div>
    </>
  );
}
