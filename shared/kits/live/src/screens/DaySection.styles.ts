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

/** What stands below the day's cards, folded. */
export const Fold = styled.div<{ readonly $wide?: boolean }>`
  max-width: ${({ $wide }) => ($wide ? 'none' : 'var(--measure)')};
  margin-top: var(--space-4);
  border-block: 1px solid var(--color-border);

  h4 {
    margin: 0;
    font-family: var(--font-text);
    font-size: var(--text-m);
    font-weight: 600;
  }

  summary:has(h4) {
    padding-block: var(--space-2);
  }

  details[open] > ul {
    margin-block-end: var(--space-4);
  }
`;

/** What the fold holds, by name, before it unfolds. */
export const Names = styled.span`
  display: block;
  max-width: var(--measure);
  color: var(--color-text-soft);
  font-size: var(--text-s);
  line-height: 1.4;
`;

export const Ahead = styled.h3`
  margin-top: var(--space-6);
`;
