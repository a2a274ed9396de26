import styled from 'styled-components';
import { Tile, Tiles } from './Tile.styles';

export const Grid = styled(Tiles)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  gap: var(--space-4);
`;

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
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  object-fit: cover;
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: var(--space-3) var(--space-4) var(--space-4);
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
