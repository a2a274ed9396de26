import { filledRows } from '@odysseus/page';
import styled from 'styled-components';

export const Cards = styled.div`
  ${filledRows('21rem')}
  gap: var(--space-4);
  align-items: start;
`;
