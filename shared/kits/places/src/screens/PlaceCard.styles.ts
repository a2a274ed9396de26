import { foldMark } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import styled, { css } from 'styled-components';

/**
 * On a slim telephone, and beside another on a slim tablet, the ways to a place are signs alone: the row of actions is one line
 * there, too.
 */
const slimCard = '@media (max-width: 23.99rem), (min-width: 48rem) and (max-width: 50.99rem)';
/** From here on a card has room for its picture. */
const wideCard = '@media (min-width: 64rem)';
/** Up to here its actions have no room for a sign and a word each. */
const narrowCard = '@media (max-width: 68.99rem)';

/** Closed, a card is one glance: what it is, whether it is open, what it asks. Wide screens have room for its picture. */
export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-3) var(--space-1);
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  &[hidden] {
    display: none;
  }

  @media (min-width: 48rem) {
    padding: var(--space-4);
  }

  /*
   * Opened, it tells its parts so by properties: a rule for the parts themselves would have a browser style those of all cards anew
   * whenever anything on the page is opened.
   */
  &:has(> details[open]) {
    --opened-picture: 16 / 9;
    --opened-credit: block;

    @media (max-width: 47.99rem) {
      --opened-row: 1 / -1;
    }

    @media (min-width: 48rem) {
      --opened-column: 20rem;
      --opened-drawing: 4 / 3;
    }
  }
`;

/* Opened, a card shows its picture whole: above its words on a phone, beside them where there is room. */
const besidePicture = css`
  grid-template-columns: var(--opened-column, 5.5rem) minmax(0, 1fr);

  ${wideCard} {
    grid-template-columns: var(--opened-column, 9rem) minmax(0, 1fr);
  }
`;

export const Header = styled.header<{ readonly $plain: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;

  ${({ $plain }) => ($plain ? null : besidePicture)}
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Name = styled.h3`
  margin: 0;
  font-size: var(--text-l);
  line-height: 1.2;
`;

export const Where = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

/** What is read standing up, in the street: whole, because a sentence without its end tells nothing. */
export const Quick = styled.p`
  margin: var(--space-1) 0 0;
  font-size: var(--text-s);
  line-height: 1.35;
`;

export const Summary = styled.p`
  font-weight: 600;
`;

/** The row of actions is as high as this, and the word 'More' stands at its end. */
const rowHeight = '2.25rem';

const action = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.35rem;
  min-height: ${rowHeight};
  padding: 0 var(--space-3);
  border: 1.5px solid var(--color-border-strong);
  border-radius: 999px;
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  font-weight: 620;
  font-size: var(--text-xs);
  text-decoration: none;
  cursor: pointer;
`;

const worded = css`
  ${narrowCard} {
    padding: 0 var(--space-2);
  }
`;

/** Where room is short, its word stands alone. */
const wordAlone = css`
  ${worded}

  ${narrowCard} {
    & > svg {
      display: none;
    }
  }
`;

export const Action = styled.a`
  ${action}
  ${wordAlone}
`;

export const TripAction = styled.button`
  ${action}
  ${worded}

  &[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-accent-text);
  }
`;

export const WordedAction = styled.button`
  ${action}
  ${worded}
`;

/** A word, or where there is no room for it, its sign. */
const wordOrSign = css`
  ${wordAlone}

  ${slimCard} {
    width: ${rowHeight};
    padding: 0;

    & > svg {
      display: block;
    }

    & > span {
      display: none;
    }
  }
`;

export const WayAction = styled.button`
  ${action}
  ${wordOrSign}
`;

export const MapAction = styled(Link)`
  ${action}
  ${wordOrSign}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  /* Beside a taller card of its row: what can be done stands at the lower edge of both, with what is free above it. */
  margin-top: auto;
  /* 'More' stands there. */
  padding-right: 4.25rem;

  ${narrowCard} {
    gap: var(--space-1);
  }
`;

/** The word that unfolds a card, and the one that folds it again. */
const foldWord = css`
  display: flex;
  align-items: center;
  gap: 0.5em;
  width: fit-content;
  margin-left: auto;
  padding: 0 var(--space-2);
  color: var(--color-accent);
  font-weight: 650;
  font-size: var(--text-s);
  cursor: pointer;
`;

/** At the end of all that an opened card tells, where its own word is screens above. */
export const Close = styled.button`
  ${foldWord}
  ${foldMark}
  min-height: 2.75rem;
  border: 0;
  background: transparent;
  font-family: inherit;

  &::after {
    translate: 0 0.15rem;
    rotate: 225deg;
  }

  @media print {
    display: none;
  }
`;

export const More = styled.details`
  /* Its word stands at the end of the row above; what lies beside it there stays free for the row's own. */
  margin-top: calc(-1 * ${rowHeight} - var(--space-2));
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }

  & > summary {
    ${foldWord}
    ${foldMark}
    min-height: ${rowHeight};
  }
`;

export const MoreWords = styled.div`
  margin-top: var(--space-2);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-border);
`;

export const NoteList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0 0 var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);
  font-size: var(--text-s);

  dt {
    color: var(--color-accent);
    font-weight: 650;
  }

  dd {
    margin: 0;
  }
`;

export const Thumbnail = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: var(--opened-drawing, 1);
  border-radius: var(--radius-m);
  object-fit: cover;

  ${wideCard} {
    aspect-ratio: 4 / 3;
  }
`;

export const Figure = styled.figure`
  position: relative;
  grid-column: var(--opened-row, auto);
  margin: 0;
  overflow: hidden;
  border-radius: var(--radius-m);

  & + ${Words} {
    grid-column: var(--opened-row, auto);
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: var(--opened-picture, 1);
    object-fit: cover;
  }

  figcaption {
    position: absolute;
    right: var(--space-2);
    bottom: var(--space-2);
    display: var(--opened-credit, none);
    padding: 0 var(--space-2);
    border-radius: var(--radius-s);
    background: rgb(20 16 28 / 62%);
    color: #ffffff;
    font-size: 0.75rem;
  }

  ${wideCard} {
    img {
      aspect-ratio: var(--opened-picture, 4 / 3);
    }
  }
`;
