import { spokenOnly } from '../../spoken/spokenOnly';
import styled, { css } from 'styled-components';
import { inputLook } from './inputLook';

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
  ${inputLook}
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
