import styled from 'styled-components';

export const Related = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: var(--space-3) 0;
  font-size: var(--text-s);

  span {
    color: var(--color-text-soft);
  }

  a {
    min-height: 1.5rem;
  }
`;
