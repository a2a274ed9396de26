import styled from 'styled-components';

export const Origins = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  margin: var(--space-2) 0 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);

  /* Addresses of sources are long words. */
  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  a {
    /* Tall enough to be hit (WCAG 2.2, 2.5.8), however the lines fall. */
    min-height: 1.5rem;
    color: inherit;
  }
`;

export const Confirm = styled.strong`
  color: var(--color-warning);
`;
