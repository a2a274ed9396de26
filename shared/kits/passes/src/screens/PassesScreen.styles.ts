import { filledRows } from '@odysseus/page';
import styled, { css } from 'styled-components';

export const Short = styled.dl`
  ${filledRows('21rem')}
  gap: var(--space-4) var(--space-6);
  margin: 0;

  & > div {
    padding-top: var(--space-3);
    border-top: 2px solid var(--color-border);
  }

  dt {
    font-weight: 650;
  }

  dd {
    margin: var(--space-1) 0 0;
  }
`;

export const Paragraph = styled.p`
  max-width: var(--measure);
`;

export const Cards = styled.div`
  ${filledRows('19rem')}
  gap: var(--space-3);

  /* One that is unfolded doesn't draw the others out. */
  &:has(details[open]) {
    align-items: start;
  }
`;

export const Rides = styled.div`
  ${filledRows('19rem')}
  gap: var(--space-5) var(--space-6);
  font-size: var(--text-s);

  p {
    margin-bottom: var(--space-2);
  }
`;

export const price = css`
  color: var(--color-accent);
  font-weight: 650;
`;

/** On a line of its own. */
export const PriceLine = styled.p`
  ${price}
`;
