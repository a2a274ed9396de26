import styled from 'styled-components';

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 80rem;
  margin: 0 auto;

  /* Alone on its page the sign-in stands in the middle of it; here it stands with what it is for. */
  & > :nth-child(2) > div {
    align-items: start;
    min-height: 0;
  }

  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    grid-template-rows: auto 1fr;
    column-gap: var(--space-4);

    & > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

export const Above = styled.div`
  /* As high as the prices are once they have come. */
  min-height: 18.5rem;
  padding: var(--space-4) var(--space-4) 0;

  @media (min-width: 48rem) {
    padding: var(--space-6) var(--space-6) 0;
  }
`;

export const Below = styled.div`
  padding: 0 var(--space-4) var(--space-6);

  @media (min-width: 48rem) {
    padding: 0 var(--space-6) var(--space-6);
  }

  @media (min-width: 75rem) {
    padding-top: var(--space-5);
  }
`;
