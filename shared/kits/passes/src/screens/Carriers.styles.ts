import styled from 'styled-components';
import { price } from './PassesScreen.styles';

export const Fold = styled.details`
  border-block: 1px solid var(--color-border);

  summary {
    padding: var(--space-2) 0;
  }

  h3 {
    margin: 0;
    font-size: var(--text-m);
  }

  summary span {
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  &[open] {
    padding-bottom: var(--space-4);
  }
`;

/** Beside a name. */
export const Price = styled.span`
  ${price}
`;
