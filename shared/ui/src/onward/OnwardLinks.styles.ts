import { Link } from '@odysseus/runtime';
import styled from 'styled-components';

export const Onward = styled.section`
  width: min(100%, 38rem);
  margin: var(--space-6) auto 0;
  text-align: start;

  @media print {
    display: none;
  }
`;

export const Head = styled.h2`
  margin: 0 0 var(--space-2);
  font-size: var(--text-l);
`;

export const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Led = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  color: inherit;
  text-decoration: none;

  &:hover {
    border-color: var(--color-accent);
    text-decoration: underline;
  }

  svg {
    flex: none;
    color: var(--color-accent);
  }
`;
