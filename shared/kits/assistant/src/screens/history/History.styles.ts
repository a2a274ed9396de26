import styled from 'styled-components';

export const Column = styled.aside`
  position: sticky;
  top: var(--space-5);
  max-height: calc(100dvh - 2 * var(--space-5));
  overflow-y: auto;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  scrollbar-width: thin;
`;
