import styled from 'styled-components';

export const Preparation = styled.section`
  max-width: min(100%, var(--measure));
  margin: 0 auto;
  padding: var(--space-7) var(--space-4);
  text-align: center;
`;

export const Line = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-l);
`;
