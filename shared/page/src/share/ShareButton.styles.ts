import styled from 'styled-components';

export const Holder = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-xs);

  /* It does nothing without scripts, and nothing on paper. */
  @media (scripting: none), print {
    display: none;
  }
`;

export const Opener = styled.button<{ readonly $worded: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-width: 2.25rem;
  min-height: 2.25rem;
  ${({ $worded }) => ($worded ? 'margin-left: calc(-1 * var(--space-2)); padding: 0 var(--space-2);' : 'padding: 0;')}
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
`;

export const ByHand = styled.input`
  width: min(18rem, 100%);
  min-height: 2.25rem;
  padding: 0 var(--space-2);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
`;
