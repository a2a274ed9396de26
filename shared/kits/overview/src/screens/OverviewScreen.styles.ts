import styled from 'styled-components';

export const HowMuch = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Entry = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));

  p {
    max-width: var(--measure);
  }
`;
