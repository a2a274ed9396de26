import styled from 'styled-components';

export const Entry = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));

  p {
    max-width: var(--measure);
  }
`;
