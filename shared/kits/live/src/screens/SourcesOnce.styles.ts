import styled from 'styled-components';

export const Sources = styled.div`
  margin: var(--space-3) 0 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.5;

  summary {
    min-height: 1.5rem;
    cursor: pointer;
  }
`;

export const Hosts = styled.ul`
  columns: 18rem;
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;

  li {
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
`;
