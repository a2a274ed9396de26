import { Link } from '@odysseus/runtime';
import styled from 'styled-components';
import { Tile, Tiles } from './Tile.styles';

const phone = '@media (max-width: 40rem)';

/** @param $most columns, however wide the page */
export const Grid = styled(Tiles)<{ readonly $most: number }>`
  --least: max(14rem, (100% - ${({ $most }) => $most} * var(--space-4)) / ${({ $most }) => $most});

  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  gap: var(--space-4);

  ${phone} {
    gap: var(--space-2);
  }
`;

/** On a phone a row with a small picture: twenty screens are a few thumbs of scrolling. */
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

  ${phone} {
    flex-direction: row;
  }
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  object-fit: cover;

  ${phone} {
    flex: none;
    width: 5.5rem;
    min-height: 4.5rem;
    aspect-ratio: auto;
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: var(--space-3) var(--space-4) var(--space-4);

  /* What a screen costs stands beside its name where there is room, and what it tells below both. */
  ${phone} {
    flex-flow: row wrap;
    align-content: start;
    align-items: start;
    gap: var(--space-1) var(--space-2);
    padding: var(--space-2) var(--space-3);
  }
`;

export const Name = styled.h3`
  margin-bottom: var(--space-1);
  font-size: 1.125rem;

  ${phone} {
    flex: 1 1 8rem;
    margin: 0;
    font-size: var(--text-m);
    line-height: 1.3;
  }
`;

export const Line = styled.p`
  flex: 1;
  margin: 0 0 var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-s);
  line-height: 1.45;

  ${phone} {
    flex: 1 0 100%;
    order: 1;
    margin: 0;
    font-size: var(--text-xs);
    line-height: 1.4;
  }
`;

export const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
`;

/** What is still to come, by name alone: it takes no more room than it tells. */
export const Waiting = styled.div`
  margin-top: var(--space-5);

  h3 {
    margin: 0;
    color: var(--color-text-soft);
    font-family: var(--font-text);
    font-size: var(--text-s);
    font-weight: 650;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Soon = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;
