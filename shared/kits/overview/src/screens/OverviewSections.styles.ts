import { filledRows } from '@odysseus/page';
import styled from 'styled-components';

export const Entry = styled.div`
  ${filledRows('20rem')}
  gap: var(--space-5);

  @media (max-width: 40rem) {
    gap: 0;
  }

  p {
    max-width: var(--measure);
  }
`;

export const Rule = styled.div`
  @media (max-width: 40rem) {
    position: relative;
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--color-border);

    h3 {
      margin: 0;
      padding-right: calc(var(--space-4) + 1.75rem);
    }

    details[open] {
      padding-top: var(--space-2);
    }
  }
`;
