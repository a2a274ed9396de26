import { Icon } from '@odysseus/ui';
import { useId, type ReactNode } from 'react';
import { helpFor } from '../help/helpFor';
import type { HelpBook, HelpGroups, HelpWords } from '../help/schema';
import type { DangerKind, DangerLanguage } from '../kinds';
import { bringIntoView } from './bringIntoView';
import { boardCopy } from './copy';
import { DialButton } from './DialButton';
import { firstNumbers } from './firstNumbers';
import classes from './HelpBoard.module.css';
import { HelpCard } from './HelpCard';
import { lineBeside } from './lineBeside';
import { useOpenByFragment } from './useOpenByFragment';
import { whatFor } from './whatFor';

interface HelpBoardProps {
  /** Help of the country. */
  readonly book: HelpBook;
  /** What to do, in the language of the board. */
  readonly words: HelpWords;
  readonly groups: HelpGroups;
  readonly language?: DangerLanguage;
  /** Whether each kind can be led to by `#chest-pain`: one board of a page. */
  readonly anchors?: boolean;
  /** Where the nearest help with a kind is. */
  readonly nearest?: (kind: DangerKind) => ReactNode;
}

/** All help of one country: numbers first, then what happened. Everything opens without scripts. */
export function HelpBoard({ book, words, groups, language = 'en', anchors = true, nearest }: HelpBoardProps) {
  const copy = boardCopy[language];
  const board = useOpenByFragment();
  const heading = useId();
  return (
    <div ref={board} className={classes['board']} lang={language}>
      <ul className={classes['numbers']} aria-label={copy.numbers}>
        {firstNumbers(book).map((number, index) => (
          <li key={`${number.number} ${number.service}`} className={index === 0 ? classes['first'] : classes['number']}>
            <DialButton number={number} what={whatFor(number, language)} first={index === 0} {...lineBeside(number, book.language, language)} />
          </li>
        ))}
      </ul>
      <section aria-labelledby={heading} className={classes['what']}>
        <h2 id={heading}>{copy.whatHappened}</h2>
        {groups.map(({ title, kinds }) => (
          <div key={title.en} className={classes['group']}>
            <h3>{title[language]}</h3>
            <div className={classes['tiles']}>
              {kinds.map((kind) => (
                <details key={kind} {...(anchors ? { id: kind } : {})} className={classes['tile']} onToggle={({ currentTarget }) => bringIntoView(currentTarget)}>
                  <summary>
                    {words[kind].title}
                    <Icon name="chevron-down" size={18} className={classes['sign']} />
                  </summary>
                  <div className={classes['content']}>
                    <HelpCard help={helpFor(kind, language, book, { [language]: words } as Record<typeof language, HelpWords>)} nearest={nearest?.(kind)} />
                  </div>
                </details>
              ))}
            </div>
          </div>
        ))}
      </section>
    </div>
  );
}
