import { Link } from '@odysseus/runtime';
import styled, { css } from 'styled-components';
import { Name, Thumbnail } from './PlaceCard.styles';

export const LockedCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  /* In the columns of the open cards above them. */
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-4);
  }

  /* What they tell is that there is more behind a press. */
  @media print {
    display: none;
  }
`;

const besideDrawing = css`
  grid-template-columns: 3.5rem minmax(0, 1fr);
`;

/** As tall as its neighbours in the row, and pressed anywhere. */
export const Whole = styled(Link)<{ readonly $plain: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $plain }) => ($plain ? null : besideDrawing)}
  gap: var(--space-3);
  align-items: center;
  height: 100%;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-sunken);
  color: inherit;
  text-decoration: none;

  ${Name} {
    font-size: var(--text-m);
  }

  &:hover ${Name} {
    text-decoration: underline;
  }
`;

export const Small = styled(Thumbnail)`
  aspect-ratio: 1;
  opacity: 0.75;
`;
