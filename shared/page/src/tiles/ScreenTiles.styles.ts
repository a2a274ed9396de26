import styled from 'styled-components';
import { Tile, Tiles } from './Tile.styles';

export const Grid = styled(Tiles)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: var(--space-4);

  @media (max-width: 40rem) {
    gap: var(--space-3);
  }
`;

/** On a phone a row with a small picture, so that twenty screens are a few thumbs of scrolling. */
export const Card = styled(Tile)`
  flex-direction: column;
  box-shadow: var(--shadow-card);
  transition:
    transform 160ms,
    box-shadow 160ms;

  &:hover {
    transform: translateY(-2px);
    box-shadow: var(--shadow-raised);
  }

  @media (max-width: 40rem) {
    flex-direction: row;
  }
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  object-fit: cover;

  @media (max-width: 40rem) {
    flex: none;
    width: 6rem;
    min-height: 5rem;
    aspect-ratio: auto;
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: var(--space-3) var(--space-4) var(--space-4);

  @media (max-width: 40rem) {
    padding: var(--space-2) var(--space-3) var(--space-3);
  }
`;

export const Name = styled.h3`
  margin-bottom: var(--space-1);
  font-size: 1.125rem;
`;

export const Line = styled.p`
  flex: 1;
  margin: 0 0 var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-s);
  line-height: 1.45;
`;

export const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
`;
