import styled from 'styled-components';

export const Card = styled.article`
  padding-top: var(--space-3);
  border-top: 2px solid var(--color-border);
  font-size: var(--text-s);

  p {
    margin-bottom: var(--space-2);
  }
`;

export const Fares = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0 0 var(--space-2);
  padding: 0;
  list-style: none;
`;
