import styled from 'styled-components';

export const Words = styled.div`
  display: grid;
  align-content: center;
  min-height: 6.25rem;
  padding: var(--space-3) var(--space-5);
  background: #1c1629;
  color: #fffaf0;
  font-size: var(--text-m);
  line-height: 1.4;

  p {
    max-width: 46rem;
    margin: 0 auto;
    text-align: center;
    text-wrap: balance;
  }
`;
