import styled from 'styled-components';

export const Nearest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;

  p {
    margin: 0;
  }
`;

export const Label = styled.p`
  font-weight: 650;
`;

export const Called = styled.p`
  font-weight: 650;
  color: var(--color-danger);
`;

export const Places = styled.ul`
  display: grid;
  width: 100%;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    align-content: start;
    padding: var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
`;

export const Name = styled.p`
  font-weight: 620;
`;

export const Where = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

/** Buttons of which one is pressed, as radio buttons are. */
export const Towns = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: 650;
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0 var(--space-3);
    border: 1.5px solid var(--color-border-strong);
    border-radius: 999px;
    background: var(--color-surface-raised);
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    font-weight: 620;
  }

  input {
    margin: 0;
    accent-color: var(--color-accent);
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const Asking = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;

  @media (scripting: none) {
    display: none;
  }
`;

export const All = styled.p`
  a {
    display: inline-flex;
    min-height: 2.75rem;
    align-items: center;
  }
`;
