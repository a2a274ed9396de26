import { Link } from '@odysseus/runtime';
import styled from 'styled-components';
import { Name } from './PlaceCard.styles';

export const LockedCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-4);
  margin: var(--space-5) 0 0;
  padding: 0;
  list-style: none;
`;

/** As tall as its neighbours in the row, and pressed anywhere. */
export const Whole = styled(Link)`
  display: block;
  height: 100%;
  padding: var(--space-4) var(--space-5);
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-sunken);
  color: inherit;
  text-decoration: none;

  &:hover ${Name} {
    text-decoration: underline;
  }
`;
