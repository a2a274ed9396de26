import type { DangerLanguage, HelpBook } from '@odysseus/danger';
import allHelp from '@odysseus/danger/books';
import { HelpBoard } from '@odysseus/danger/screens';
import { useLocation } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { useRelease } from '../../services/page';
import { CountryChoice } from './CountryChoice';
import { dialogCopy } from './dialogCopy';
import { emergencyPathIn } from './emergencyPath';
import { Close, Content, Dialog, Head, WholeLink } from './Help.styles';
import { NearestLink } from './NearestLink';
import { useCountry } from './useCountry';
import { countryName, visitorLanguage } from './visitorLanguage';

/** All help of a country above the page. Nothing of what is pressed here is recorded. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { book, choose } = useCountry();
  const language = visitorLanguage();
  const copy = dialogCopy[language];

  // Closed before it leaves the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it, and so does Escape, by the browser
    <Dialog
      ref={dialog}
      aria-labelledby={title}
      lang={language}
      data-unrecorded=""
      onClose={onClose}
      onClick={(event) => {
        // The backdrop belongs to the dialog; its own content does not.
        if (event.target === dialog.current) onClose();
      }}
    >
      <Head>
        <h1 id={title}>
          <Icon name="life-buoy" size={26} />
          {copy.title}
        </h1>
        <Close type="button" aria-label={copy.close} onClick={onClose}>
          <Icon name="x" size={24} />
        </Close>
      </Head>
      <Content>
        <CountryChoice book={book} language={language} onChoose={choose} />
        {book ? (
          <>
            <HelpBoard
              key={book.country}
              book={book}
              words={allHelp.words[language]}
              groups={allHelp.groups}
              language={language}
              anchors={false}
              nearest={(kind) => <NearestLink kind={kind} book={book} language={language} onLeave={onClose} />}
            />
            <WholePage book={book} language={language} onLeave={onClose} />
          </>
        ) : null}
      </Content>
    </Dialog>
  );
}

interface WholePageProps {
  readonly book: HelpBook;
  readonly language: DangerLanguage;
  readonly onLeave: () => void;
}

/** Leads to the emergency page of the country's city, where it has one and is not open already. */
function WholePage({ book, language, onLeave }: WholePageProps) {
  const { destinations, find } = useRelease();
  const { pathname } = useLocation();
  const path = emergencyPathIn(book.destinations, destinations);
  if (path === undefined || path === pathname) return null;
  const copy = dialogCopy[language];
  const title = find(path)?.route.title;
  return (
    <p>
      <WholeLink to={path} onClick={onLeave}>
        {title === undefined ? copy.wholePageOf(countryName(book.country, language)) : copy.wholePage(title)}
      </WholeLink>
    </p>
  );
}
