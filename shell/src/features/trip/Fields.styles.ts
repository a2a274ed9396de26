import styled from 'styled-components';

export const Edit = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--space-3);
  align-items: end;
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-border);

  & > button {
    grid-column: 1 / -1;
    justify-self: start;
  }

  @media print {
    display: none;
  }
`;

export const Field = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  font-size: var(--text-s);

  span {
    color: var(--color-text-soft);
  }

  input,
  select {
    width: 100%;
    min-width: 0;
    min-height: 2.75rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface);
    font-size: 1rem;
  }
`;

export const Locked = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 2.75rem;
  font-size: var(--text-s);

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
`;
