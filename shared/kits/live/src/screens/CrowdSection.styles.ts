import styled from 'styled-components';

export const Crowds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  h3 {
    margin: 0;
    font-family: var(--font-text);
    font-size: var(--text-m);
    font-weight: 600;
  }

  h3 a {
    display: inline-block;
    min-height: 1.5rem;
    color: inherit;
    text-decoration-color: var(--color-border-strong);
  }
`;

export const Words = styled.p`
  margin: 0 0 var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-s);

  &[data-level='1'] {
    color: var(--color-success);
  }

  &[data-level='4'] {
    color: var(--color-danger);
  }
`;

export const Reasons = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Why = styled.details`
  font-size: var(--text-xs);

  summary {
    min-height: 1.5rem;
    color: var(--color-text-soft);
    cursor: pointer;
  }

  p {
    margin: var(--space-1) 0;
  }
`;
