import { filledRows } from '@odysseus/page';
import styled from 'styled-components';

export const Entry = styled.div`
  ${filledRows('20rem')}
  gap: var(--space-5);

  p {
    max-width: var(--measure);
  }
`;
