import { Link } from '@odysseus/runtime';
import styled from 'styled-components';

/** As high as a city's own bar. */
export const Bar = styled.nav`
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);

  @media print {
    display: none;
  }
`;

export const Line = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  @media (min-width: 48rem) {
    padding: 0 var(--space-3);
  }
`;

export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: 3rem;
  padding: 0 var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  text-decoration: none;
  white-space: nowrap;

  @media (min-width: 48rem) {
    min-height: 2.75rem;
  }

  &:hover {
    color: var(--color-accent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;
