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
`;
