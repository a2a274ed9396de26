import styled from 'styled-components';

export const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  column-gap: var(--space-2);

  & > h1 {
    flex: 1;
    min-width: min(12rem, 70%);
  }

  /* Beside its last word, where the page's edge is far. */
  @media (min-width: 64rem) {
    justify-content: start;
    column-gap: var(--space-3);

    & > h1 {
      flex: 0 1 auto;
    }

    & > h1 + * {
      margin-top: 1rem;
    }
  }
`;
