import { spokenOnly } from '../../spoken/spokenOnly';
import styled, { css } from 'styled-components';

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

const shown = css`
  font-weight: 600;
  font-size: var(--text-s);
`;

export const Label = styled.label<{ readonly $hidden: boolean }>`
  ${({ $hidden }) => ($hidden ? spokenOnly : shown)}
`;

export const Input = styled.input`
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

const wrong = css`
  color: var(--color-danger);
`;

const soft = css`
  color: var(--color-text-soft);
`;

export const Note = styled.p<{ readonly $wrong: boolean }>`
  margin: 0;
  font-size: var(--text-s);
  ${({ $wrong }) => ($wrong ? wrong : soft)}
`;
