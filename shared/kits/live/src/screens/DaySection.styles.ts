import styled from 'styled-components';

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Strikes = styled.p`
  max-width: var(--measure);
  margin: var(--space-4) 0 0;
`;

export const Ahead = styled.h3`
  margin-top: var(--space-6);
`;
