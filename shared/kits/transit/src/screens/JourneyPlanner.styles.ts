import styled from 'styled-components';

export const Planner = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }

  /* Without a journey there is nothing to carry. */
  @media print {
    display: block;

    section:has(> &):not(:has(h3)) {
      display: none !important;
    }
  }
`;

export const Enquiry = styled.div`
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
`;

export const Ends = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: end;

  & > :nth-child(3) {
    grid-row: 2;
    grid-column: 1;
  }
`;

export const Swap = styled.button`
  display: inline-flex;
  grid-row: 1 / span 2;
  grid-column: 2;
  align-items: center;
  align-self: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-top: 1.5rem;
  border: 1.5px solid var(--color-border-strong);
  border-radius: 50%;
  background: var(--color-surface-raised);
  color: var(--color-accent);
  cursor: pointer;
`;

export const Modes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: var(--space-4) 0 0;
  padding: 0;
  border: 0;

  & legend {
    margin-bottom: var(--space-1);
    padding: 0;
    font-size: var(--text-s);
    font-weight: 600;
  }
`;

export const Mode = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  border: 1.5px solid var(--color-border);
  border-radius: 999px;
  background: var(--color-surface-raised);
  font-size: var(--text-s);
  cursor: pointer;

  &:has(input:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    font-weight: 600;
  }

  & input {
    accent-color: var(--color-accent);
  }
`;
