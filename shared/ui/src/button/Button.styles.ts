import { Link } from '@odysseus/runtime';
import styled, { css, keyframes } from 'styled-components';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks = {
  primary: css`
    background: var(--color-accent);
    color: var(--color-accent-text);
  `,
  secondary: css`
    background: var(--color-surface-raised);
    border-color: var(--color-border-strong);
    color: var(--color-text);
  `,
  quiet: css`
    background: transparent;
    color: var(--color-accent);
    padding-inline: var(--space-3);

    &:hover {
      background: var(--color-accent-soft);
    }
  `,
  danger: css`
    background: transparent;
    border-color: var(--color-danger);
    color: var(--color-danger);
  `,
} satisfies Record<ButtonLook, unknown>;

interface Looks {
  readonly $look: ButtonLook;
}

const button = css<Looks>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 2.875rem;
  padding: var(--space-2) var(--space-5);
  border: 1.5px solid transparent;
  border-radius: 999px;
  font-weight: 620;
  font-size: var(--text-s);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    filter 120ms,
    background-color 120ms;

  &:hover {
    filter: brightness(1.06);
  }

  &[aria-disabled='true'],
  &:disabled {
    cursor: progress;
    opacity: 0.75;
  }

  ${({ $look }) => looks[$look]}
`;

export const Pressed = styled.button<Looks>`
  ${button}
`;

export const Led = styled(Link)<Looks>`
  ${button}
`;

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

export const Turning = styled.span`
  width: 1em;
  height: 1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
