import styled, { css } from 'styled-components';

export const Opener = styled.button`
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--color-text-soft);
  font: inherit;
  font-size: var(--text-xs);
  text-decoration: underline;
  cursor: pointer;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin-top: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);
  font-size: var(--text-s);

  label {
    font-weight: 600;
  }

  textarea {
    width: 100%;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
    color: inherit;
    font: inherit;
    resize: vertical;
  }
`;

const small = css`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Note = styled.p`
  ${small}

  &[role='alert'] {
    color: var(--color-danger);
  }
`;

export const Thanks = styled.p`
  ${small}
`;

export const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
`;
