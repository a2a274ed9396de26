import styled from 'styled-components';

export const Planner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

export const Modes = styled.div`
  margin-top: var(--space-4);
`;
