import styled from 'styled-components';

export const Heading = styled.h1`
  font-size: var(--text-3xl);
  font-weight: 600;
  letter-spacing: -0.02em;
  margin-bottom: var(--space-4);
`;
