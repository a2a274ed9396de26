import { css } from 'styled-components';

/** How a field looks that is typed into. */
export const inputLook = css`
  width: 100%;
  min-height: 3rem;
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid var(--color-border-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  &::placeholder {
    color: var(--color-text-soft);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;
