import { Icon } from '@odysseus/ui';
import styled, { css } from 'styled-components';

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 46rem) {
    gap: var(--space-5);
  }
`;

export const Numbers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const first = css`
  flex: 1 1 100%;
`;

/* One that says more than whom it reaches is wider, so that all of a line are about as high as what they hold. */
const further = css`
  flex: 1 1 6.5rem;

  &:has([lang]) {
    flex: 2 1 9.5rem;
  }
`;

export const Item = styled.li<{ readonly $first: boolean }>`
  display: flex;
  max-width: 100%;
  ${({ $first }) => ($first ? first : further)}
`;

export const WhatHappened = styled.section`
  h2 {
    margin-block-end: var(--space-2);
  }
`;

export const Group = styled.div`
  &:not(:last-child) {
    margin-block-end: var(--space-5);
  }

  h3 {
    margin-block-end: var(--space-2);
    color: var(--color-text-soft);
    font-family: var(--font-text);
    font-size: var(--text-m);
    font-weight: 650;
  }
`;

/** One grid for all groups, whatever is left over in the last row of each: a tile is as wide as those above it. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--space-2);

  @media (min-width: 46rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Sign = styled(Icon)`
  flex: none;
`;

export const Tile = styled.details`
  min-width: 0;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  &[open] {
    grid-column: 1 / -1;
    border-color: var(--color-danger);
  }

  summary {
    display: flex;
    height: 100%;
    min-height: 3.5rem;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border-radius: inherit;
    cursor: pointer;
    font-weight: 620;
    line-height: 1.2;
    list-style: none;
    overflow-wrap: anywhere;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    background: var(--color-surface-sunken);
  }

  &[open] > summary {
    height: auto;
    font-size: var(--text-l);
  }

  &[open] > summary ${Sign} {
    rotate: 180deg;
  }
`;

export const Content = styled.div`
  padding: var(--space-2) var(--space-2) var(--space-4);

  @media (min-width: 64rem) {
    padding: var(--space-3) var(--space-5) var(--space-5);
  }
`;
