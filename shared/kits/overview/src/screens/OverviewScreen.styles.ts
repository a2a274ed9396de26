import { lowPhone } from '@odysseus/page';
import styled from 'styled-components';

export const HowMuch = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);

  @media ${lowPhone} {
    font-size: var(--text-xs);
    line-height: 1.2;
  }
`;
