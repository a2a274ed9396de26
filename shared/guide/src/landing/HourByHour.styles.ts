import styled from 'styled-components';
import { columns } from './Landing.styles';

export const Days = styled.ol`
  ${columns}
  row-gap: 0;
  margin-bottom: calc(-1 * var(--space-5));

  /* A day alone needs no measure of a whole page: its stops stand in two columns. */
  @media (min-width: 60rem) {
    & > li:only-child {
      grid-column: 1 / -1;
    }

    & > li:only-child > ol {
      display: block;
      columns: 2;
      column-gap: var(--space-6);
    }
  }
`;

export const Day = styled.li`
  display: flex;
  flex-direction: column;
  margin-bottom: var(--space-5);
  padding: var(--space-4);
  border-top: 4px solid var(--color-accent);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  h3,
  h4 {
    margin: 0 0 var(--space-2);
    color: var(--color-text);
    font-size: 1.25rem;
  }

  /* Days side by side begin on one line, whatever stands above their first stops. */
  @media (min-width: 40rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
    grid-row: span 3;
    row-gap: 0;
  }

  @media (min-width: 40rem) and (max-width: 59.99rem) {
    &:nth-child(odd):last-child ol {
      display: block;
      columns: 2;
      column-gap: var(--space-5);
    }
  }
`;

/** The days of the week on which it holds. */
export const Holds = styled.p`
  margin: 0 0 var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

/**
 * Days side by side are as high as the longest of them: the stops of a shorter one stand farther apart, and a line leads from each hour
 * to the next, so that what lies between them reads as time.
 */
export const Stops = styled.ol`
  display: flex;
  flex: 1;
  flex-direction: column;
  grid-row: 3;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex: 1 0 auto;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    padding-bottom: var(--space-3);
    break-inside: avoid;
    font-size: var(--text-s);
  }

  & > li:last-child {
    flex-grow: 0;
  }

  /* Beside the hour, or below it where letters are large. */
  & > li > :last-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;

export const At = styled.div`
  position: relative;
  flex: none;
  width: 3.5rem;
  color: var(--color-accent);
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  li:not(:last-child) > &::after {
    position: absolute;
    inset: 3rem auto calc(-1 * var(--space-3)) 0.25rem;
    border-left: 1px solid var(--color-border-strong);
    content: '';
  }
`;

export const Minutes = styled.span`
  display: block;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  font-weight: 400;
  white-space: nowrap;
`;

/** The place's card. */
export const Told = styled.span`
  display: block;

  a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;
