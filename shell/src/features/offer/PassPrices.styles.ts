import styled from 'styled-components';

export const PriceRow = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr));
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    padding: var(--space-3) var(--space-1);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    text-align: center;
  }

  /* The whole price is pressed. */
  li:has(a) {
    border-color: var(--color-accent);
  }

  li:has(a:hover) {
    background: var(--color-accent-soft);
  }

  a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
`;

export const PriceName = styled.span`
  font-size: var(--text-s);
  font-weight: 600;
`;

export const Price = styled.span`
  font-family: var(--font-display);
  font-size: var(--text-xl);
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.25;
`;

export const PerDay = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 6rem;
`;

export const Trouble = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-2);
  min-height: 6rem;

  p {
    margin: 0;
  }
`;
