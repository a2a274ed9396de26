import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);

  && > p {
    margin: 0;
    color: var(--color-text);
  }

  a {
    font-size: var(--text-s);
  }
`;
