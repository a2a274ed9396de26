import styled from 'styled-components';

/** Comes up from the lower edge, where a thumb is. */
export const Sheet = styled.dialog`
  width: min(100vw, 28rem);
  max-width: none;
  max-height: 90vh;
  margin: auto auto 0;
  padding: var(--space-4);
  border: 0;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--color-surface-raised);
  color: var(--color-text);

  &::backdrop {
    background: rgb(10 8 16 / 55%);
  }

  @media (min-width: 48rem) {
    margin: auto;
    border-radius: var(--radius-l);
  }
`;

export const SheetHead = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);

  h4 {
    margin: 0;
    font-size: var(--text-l);
  }

  p {
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }
`;

export const Apps = styled.ul`
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    border-top: 1px solid var(--color-border);
    font-weight: 600;
    text-decoration: none;
  }
`;
