import styled from 'styled-components';
import { Tile, Tiles } from './Tile.styles';

/** Rows are filled: of three cards at the width of two, the last is as wide as the row. */
export const Cards = styled(Tiles)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  @media print {
    display: none;
  }
`;

export const Card = styled(Tile)`
  flex: 1 1 min(100%, 17rem);

  &:hover {
    border-color: var(--color-accent);
  }
`;

export const Picture = styled.img`
  flex: none;
  width: 6rem;
  height: auto;
  min-height: 5rem;
  object-fit: cover;
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
`;

export const Line = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.4;
`;
