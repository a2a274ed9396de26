import styled from 'styled-components';

export const Sources = styled.details`
  margin: 0;
  font-size: var(--text-s);

  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius-s);
    color: var(--color-text-soft);
    cursor: pointer;
  }

  summary:hover {
    color: var(--color-accent);
  }

  &[open] {
    flex-basis: 100%;
  }

  ol {
    margin: var(--space-1) 0 var(--space-2);
    padding-inline-start: 1.75em;
  }

  li {
    padding-block: var(--space-1);
  }
`;

export const Soft = styled.span`
  color: var(--color-text-soft);
`;
