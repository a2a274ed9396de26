import styled from 'styled-components';

/** A departure board: dark in both schemes, so that it reads in the sun and does not glare at night. */
export const Head = styled.header`
  background: var(--color-rail);
  color: var(--color-rail-text);

  h1 {
    margin: 0;
    font-size: var(--text-xl);
  }
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-7);
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-4) clamp(1rem, 4vw, 2.5rem) var(--space-3);

  @media (min-width: 40rem) {
    gap: var(--space-4) var(--space-7);
    padding-top: var(--space-5);
    padding-bottom: var(--space-4);
  }

  @media (min-width: 52rem) {
    grid-template-columns: minmax(16rem, auto) minmax(0, 1fr);
    align-items: end;
  }
`;

export const Clock = styled.p`
  margin: var(--space-1) 0 0;
  font-family: var(--font-display);
  /* On a phone the advice below it must leave room for the first tiles. */
  font-size: clamp(3rem, 1.6rem + 6vw, 6rem);
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.01em;
`;

export const Today = styled.p`
  margin: var(--space-1) 0 0;
  color: var(--color-rail-soft);
  font-size: var(--text-s);
`;

export const Advice = styled.section`
  h2 {
    margin: 0 0 var(--space-2);
    color: #ffcf7a;
    font-family: var(--font-text);
    font-size: var(--text-xs);
    font-weight: 700;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }

  p {
    max-width: 38rem;
    margin: 0 0 var(--space-2);
    font-size: 1.0625rem;
    font-weight: 500;
    line-height: 1.35;

    @media (min-width: 40rem) {
      font-size: var(--text-l);
      line-height: 1.4;
    }
  }
`;

export const Freshness = styled.p`
  margin: 0;
  padding-top: var(--space-3);
  border-top: 1px solid rgb(245 239 228 / 22%);
  color: var(--color-rail-soft);
  font-size: var(--text-xs);

  &[data-link='open'] {
    color: var(--color-rail-text);
  }

  &[data-link='offline'],
  &[data-link='retrying'],
  &[data-link='ended'] {
    color: #ffcf7a;
  }

  a {
    color: inherit;
    font-weight: 600;
  }

  @media (min-width: 52rem) {
    grid-column: 1 / -1;
  }
`;
