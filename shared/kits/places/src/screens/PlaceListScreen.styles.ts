import { foldMark } from '@odysseus/page';
import styled from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  /* A picture of its own, which isn't painted anew when the sticky line opens over it. */
  isolation: isolate;

  /* Of a card that bore another id, what bears that one. */
  & > :not(article) > article {
    height: 100%;
  }

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* What an opened card leaves free beside it, the next closed one takes. */
    grid-auto-flow: dense;
    gap: var(--space-4);

    /* One that is read takes the whole row. */
    & > :has(> details[open], > article > details[open]) {
      grid-column: 1 / -1;
    }
  }
`;

export const Introduction = styled.div`
  max-width: var(--measure);
`;

/** What stands in a group beyond its first cards. */
export const Rest = styled.details`
  margin-top: var(--space-3);

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 2.75rem;
    padding: var(--space-2) var(--space-3);
    border: 1px dashed var(--color-border-strong);
    border-radius: var(--radius-m);
    color: var(--color-accent);
    font-weight: 600;
    font-size: var(--text-s);
    line-height: 1.35;
    cursor: pointer;
    ${foldMark}
  }

  &[open] > summary {
    margin-bottom: var(--space-3);
  }
`;
