import styled from 'styled-components';

export const Header = styled.header`
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-3) clamp(1rem, 4vw, 2.5rem) var(--space-3);

  h1 {
    margin: 0 0 var(--space-1);
    font-size: var(--text-2xl);
  }

  p {
    margin: 0;
    color: var(--color-text-soft);
  }

  @media (min-width: 64rem) {
    padding-block: var(--space-6) var(--space-4);
  }
`;
