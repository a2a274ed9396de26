import styled from 'styled-components';

export const Words = styled.dl`
  max-width: var(--measure);
  margin: 0 0 var(--space-4);

  div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: 0 var(--space-3);
    margin-bottom: var(--space-1);
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
  }
`;

export const Basis = styled.details`
  max-width: var(--measure);
  margin-bottom: var(--space-3);
  border-block: 1px solid var(--color-border);

  h3 {
    margin: 0;
    font-size: var(--text-m);
  }
`;
