import styled from 'styled-components';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);

  & > :last-child {
    margin-left: auto;
  }
`;

export const LocalName = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-family: var(--font-display);
  font-style: italic;
`;
