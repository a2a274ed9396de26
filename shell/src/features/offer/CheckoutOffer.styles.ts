import styled from 'styled-components';

export const Costs = styled.section`
  h2 {
    margin: 0;
    font-size: var(--text-xl);
  }

  button {
    margin-top: var(--space-2);
    padding-inline: var(--space-2);
    text-wrap: balance;
  }
`;

export const Lead = styled.p`
  margin: 0 0 var(--space-3);
  color: var(--color-text-soft);
`;

/** Keeps its line free: what comes below it does not move when a pass is chosen. */
export const Chosen = styled.p`
  min-height: 1.6em;
  margin: var(--space-2) 0 0;
  font-weight: 600;
`;
