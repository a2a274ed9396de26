import styled from 'styled-components';

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--space-6);
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-4) clamp(1rem, 4vw, 2.5rem) var(--space-6);

  /* Alone on its page the sign-in stands in the middle of it; here it stands with what it is for. */
  & > :nth-child(2) > div {
    align-content: start;
    min-height: 0;
    padding: 0;
  }

  @media (min-width: 48rem) {
    padding-top: var(--space-6);
  }

  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 29rem);
    grid-template-rows: auto 1fr;
    column-gap: var(--space-7);

    & > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

export const Above = styled.div`
  /* As high as the prices are once they have come. */
  min-height: 16.5rem;

  @media (min-width: 48rem) {
    min-height: 15rem;
  }
`;
