import { fullRows } from '@odysseus/page';
import styled from 'styled-components';

export const CardList = styled.ul`
  ${fullRows('20rem')}
  gap: var(--space-2) var(--space-3);
  align-items: flex-start;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Strikes = styled.p`
  max-width: var(--measure);
  margin: var(--space-4) 0 0;
`;

export const Rules = styled.div`
  max-width: var(--measure);
  margin-top: var(--space-4);
  border-block: 1px solid var(--color-border);

  h4 {
    margin: 0;
    font-family: var(--font-text);
    font-size: var(--text-m);
    font-weight: 600;
  }
`;

export const Ahead = styled.h3`
  margin-top: var(--space-6);
`;
