import { filledRows } from '@odysseus/page';
import styled from 'styled-components';

export const Cards = styled.div`
  ${filledRows('21rem')}
  gap: var(--space-4);

  /* One that is unfolded doesn't draw the others out. */
  &:has(details[open]) {
    align-items: start;
  }
`;
