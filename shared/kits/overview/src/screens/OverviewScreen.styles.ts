import styled from 'styled-components';

export const HowMuch = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;
