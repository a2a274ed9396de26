import styled from 'styled-components';

export const Heading = styled.h1`
  font-size: var(--text-3xl);
  font-weight: 600;
  letter-spacing: -0.02em;
  margin-bottom: var(--space-4);

  /* On a phone what one came for stands on the first screen. */
  @media (max-width: 30rem) {
    margin-bottom: var(--space-2);
    font-size: var(--text-2xl);
  }
`;
