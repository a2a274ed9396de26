import styled from 'styled-components';

export const Places = styled.fieldset`
  min-width: 0;
  margin: 0 0 var(--space-5);
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-family: var(--font-display);
    font-size: var(--text-l);
    font-weight: 560;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* One to a line, with its time beside it where there is room: what is ticked moves no other. */
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    padding: var(--space-1) 0;
    border-bottom: 1px solid var(--color-border);
  }

  @media (min-width: 40rem) {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 21rem);
      column-gap: var(--space-3);
      min-height: 3.0625rem;
    }
  }

  summary {
    color: var(--color-accent);
    font-weight: 600;
    font-size: var(--text-s);
  }
`;

export const Line = styled.p`
  margin: var(--space-1) 0 var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Place = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.25rem;
  font-size: var(--text-s);

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }

  small {
    color: var(--color-text-soft);
  }
`;

export const When = styled.span`
  display: grid;
  grid-template-columns: 3fr 2fr;
  gap: var(--space-2);
  padding: 0 0 var(--space-2) 1.75rem;

  @media (min-width: 40rem) {
    padding: 0;
  }

  select {
    min-width: 0;
    min-height: 2.5rem;
    padding: var(--space-1) var(--space-2);
    border: 1.5px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
    font-size: var(--text-s);
  }
`;
