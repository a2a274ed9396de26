import styled from 'styled-components';

export const Introduction = styled.div`
  display: grid;
  gap: 0 var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
`;
