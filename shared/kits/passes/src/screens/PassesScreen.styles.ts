import styled, { css } from 'styled-components';

export const Short = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
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
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: start;

  /* Rows are filled: of three cards at the width of two, the last is as wide as the row. */
  & > * {
    flex: 1 1 min(100%, 19rem);
    min-width: 0;
  }
`;

export const Rides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
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
