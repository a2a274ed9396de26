import { helpCopy, helpFor, type DangerKind, type DangerLanguage } from '@odysseus/danger';
import allHelp from '@odysseus/danger/books';
import { HelpCard } from '@odysseus/danger/screens';
import { Button } from '@odysseus/ui';
import { CountryChoice } from './CountryChoice';
import { dialogCopy } from './dialogCopy';
import { Line, Query, Unseen, Ways } from './Help.styles';
import { NearestLink } from './NearestLink';
import { useCountry } from './useCountry';

interface QueryHelpProps {
  readonly kind: DangerKind;
  readonly language: DangerLanguage;
  /** `line`: one line that opens the help. */
  readonly shown: 'card' | 'line';
  readonly onOpen: () => void;
  readonly onElse: () => void;
  readonly onResults: () => void;
  readonly onLeave: () => void;
}

/** Help with what somebody has typed into the search, in the language in which they typed it. */
export function QueryHelp({ kind, language, shown, onOpen, onElse, onResults, onLeave }: QueryHelpProps) {
  const { book, choose } = useCountry();
  const words = helpCopy[language];
  const { title, steps } = allHelp.words[language][kind];
  if (shown === 'line') {
    return (
      <Line type="button" lang={language} onClick={onOpen}>
        {words.perhaps(title)}
      </Line>
    );
  }
  const help = book && helpFor(kind, language, book, allHelp.words);
  return (
    <Query aria-label={title}>
      <h2 lang={language}>{title}</h2>
      <Unseen role="alert" lang={language}>
        {help?.call ?? words.always}
      </Unseen>
      {help ? (
        <HelpCard help={help} nearest={<NearestLink kind={kind} book={book} language={language} onLeave={onLeave} />} />
      ) : (
        <>
          <CountryChoice book={undefined} language={language} onChoose={choose} />
          <ol lang={language}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <Ways lang={language}>
        <Button kind="quiet" onClick={onElse}>
          {words.notThis}
        </Button>
        <Button kind="quiet" onClick={onResults}>
          {dialogCopy[language].results}
        </Button>
      </Ways>
    </Query>
  );
}
