import styled, { css } from 'styled-components';
import { Icon } from '../icon/Icon';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export const Sign = styled(Icon)`
  flex: none;
  margin-top: 0.15em;
`;

export const Body = styled.div`
  & > :last-child {
    margin-bottom: 0;
  }
`;

export const Title = styled.p`
  margin: 0 0 var(--space-1);
  font-weight: 650;
`;

const tones = {
  info: null,
  success: css`
    background: var(--color-success-soft);
    border-color: var(--color-success);

    ${Sign} {
      color: var(--color-success);
    }
  `,
  warning: css`
    background: var(--color-warning-soft);
    border-color: var(--color-warning);

    ${Sign} {
      color: var(--color-warning);
    }
  `,
  danger: css`
    background: var(--color-danger-soft);
    border-color: var(--color-danger);

    ${Sign},
    ${Title} {
      color: var(--color-danger);
    }
  `,
} satisfies Record<NoticeTone, unknown>;

export const Box = styled.div<{ readonly $tone: NoticeTone }>`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  border: 1px solid var(--color-border);
  background: var(--color-surface-sunken);
  font-size: var(--text-s);

  ${({ $tone }) => tones[$tone]}
`;
