import { useOpenByFragment } from '@odysseus/ui';
import { laterMark } from '@odysseus/ui/later';
import { useId, type ReactNode } from 'react';
import { helpFor } from '../help/helpFor';
import type { HelpBook, HelpGroups, HelpWords } from '../help/schema';
import type { DangerKind, DangerLanguage } from '../kinds';
import { bringIntoView } from './bringIntoView';
import { boardCopy, happenedId } from './copy';
import { DialButton } from './DialButton';
import { firstNumbers } from './firstNumbers';
import { Board, Content, Group, Item, Numbers, Sign, Tile, Tiles, WhatHappened } from './HelpBoard.styles';
import { HelpCard } from './HelpCard';
import { lineBeside } from './lineBeside';
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
    <Board ref={board} lang={language}>
      <Numbers aria-label={copy.numbers}>
        {firstNumbers(book).map((number, index) => (
          <Item key={`${number.number} ${number.service}`} $first={index === 0}>
            <DialButton
              number={number}
              what={(number.service === 'text' ? copy.text : undefined) ?? whatFor(number, language)}
              first={index === 0}
              {...lineBeside(number, book.language, language)}
            />
          </Item>
        ))}
      </Numbers>
      <WhatHappened {...(anchors ? { id: happenedId } : {})} aria-labelledby={heading}>
        <h2 id={heading}>{copy.whatHappened}</h2>
        {groups.map(({ title, kinds }, index) => (
          // The first group ends below the first screen of a phone.
          <Group key={title.en} {...laterMark(index > 0)}>
            <h3>{title[language]}</h3>
            <Tiles>
              {kinds.map((kind) => (
                <Tile
                  key={kind}
                  {...(anchors ? { id: kind } : {})}
                  onToggle={({ currentTarget }) => bringIntoView(currentTarget)}
                >
                  <summary>
                    {words[kind].title}
                    <Sign name="chevron-down" size={18} />
                  </summary>
                  <Content>
                    <HelpCard
                      help={helpFor(kind, language, book, { [language]: words } as Record<typeof language, HelpWords>)}
                      nearest={nearest?.(kind)}
                    />
                  </Content>
                </Tile>
              ))}
            </Tiles>
          </Group>
        ))}
      </WhatHappened>
    </Board>
  );
}
