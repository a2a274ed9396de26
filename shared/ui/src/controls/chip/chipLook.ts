import { css } from 'styled-components';

/** How a button, or a list to choose from, looks that narrows what is shown. */
export const chipLook = css`
  flex: none;
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0 var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: 1.125rem;
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  font-size: var(--text-s);
  white-space: nowrap;
  cursor: pointer;
`;

/** The same while it is chosen. */
export const chosenChipLook = css`
  border-color: var(--color-accent);
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-weight: 600;
`;
