import styled, { css } from 'styled-components';

export type MedallionTone = 'accent' | 'success' | 'danger';

const tones = {
  accent: css`
    background: var(--color-accent-soft);
    color: var(--color-accent);
  `,
  success: css`
    background: var(--color-success-soft);
    color: var(--color-success);
  `,
  danger: css`
    background: var(--color-danger-soft);
    color: var(--color-danger);
  `,
} satisfies Record<MedallionTone, unknown>;

export const Disc = styled.span<{ readonly $tone: MedallionTone }>`
  display: inline-grid;
  place-items: center;
  width: 5rem;
  height: 5rem;
  margin-bottom: var(--space-5);
  border-radius: 50%;

  ${({ $tone }) => tones[$tone]}
`;
