import { foldMark } from '@odysseus/page';
import styled from 'styled-components';

export const Who = styled.details`
  min-width: 0;
  font-size: var(--text-s);

  &[open] {
    flex-basis: 100%;
  }

  /* Apart from the count in whose line it stands, at the other edge of a telephone. */
  @media (max-width: 40rem) {
    &:not([open]) {
      margin-inline-start: auto;
    }
  }

  summary {
    display: flex;
    align-items: center;
    gap: 0.6em;
    width: fit-content;
    min-height: 1.75rem;
    color: var(--color-accent);
    font-weight: 600;
    cursor: pointer;
    ${foldMark}
  }
`;

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: end;
  margin-top: var(--space-2);

  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    min-width: 0;
    font-weight: 600;
  }

  input,
  select {
    max-width: 100%;
    min-height: 2.5rem;
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
    color: inherit;
    font: inherit;
  }

  input {
    width: min(10rem, 100%);
  }
`;

export const Note = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: var(--color-text-soft);

  &[role='alert'] {
    color: var(--color-danger);
  }
`;
