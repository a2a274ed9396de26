import styled from 'styled-components';
import { Tile, Tiles } from './Tile.styles';

const sideBySide = '(min-width: 40.01rem)';
const narrow = '(min-width: 40.01rem) and (max-width: 63.99rem)';

/** Apart from the last line of what a page folds. */
export const End = styled.div`
  @media (max-width: 30rem) {
    padding-top: var(--space-5);
  }
`;

/** One below the other on a phone; elsewhere side by side, where there is little room with the picture on top. */
export const Cards = styled(Tiles)`
  gap: var(--space-3);

  @media ${sideBySide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media print {
    display: none;
  }
`;

export const Card = styled(Tile)`
  &:hover {
    border-color: var(--color-accent);
  }

  @media ${narrow} {
    flex-direction: column;
  }
`;

export const Picture = styled.img`
  flex: none;
  width: 6rem;
  height: auto;
  min-height: 5rem;
  object-fit: cover;

  @media ${narrow} {
    width: 100%;
    height: 5rem;
  }
`;

export const Words = styled.div`
  min-width: 0;
  padding: var(--space-2) var(--space-3);
`;

export const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  margin: 0 0 var(--space-1);
  font-size: var(--text-m);

  /* What it costs stands beside it, of two lines as well. */
  @media (max-width: 40rem) {
    flex-wrap: nowrap;
    align-items: start;
    justify-content: space-between;

    & > :not(a) {
      flex: none;
    }
  }
`;

export const Line = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.4;
`;
