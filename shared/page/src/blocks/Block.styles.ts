import { spokenOnly } from '@odysseus/ui';
import styled, { css } from 'styled-components';
import { filledRows } from '../layout/filledRows';

export const Prose = styled.div`
  max-width: var(--measure);

  ul {
    padding-left: 1.35rem;
  }

  li {
    margin-bottom: var(--space-2);
  }
`;

export const StepList = styled.ol`
  padding-left: 1.35rem;
  max-width: var(--measure);

  li {
    margin-bottom: var(--space-2);
  }

  /* Room for numbers of two digits. */
  &:has(> :nth-child(10)) {
    padding-left: 2rem;
  }

  li::marker {
    color: var(--color-accent);
    font-weight: 700;
  }
`;

export const Scroll = styled.div`
  max-width: 100%;
  overflow-x: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);

  th,
  td {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--color-border);
    text-align: left;
    vertical-align: top;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  thead th {
    background: var(--color-surface-sunken);
    font-weight: 650;
  }

  tbody th {
    min-width: 8rem;
    font-weight: 600;
  }

  td {
    min-width: 5.5rem;
  }
`;

/** On a telephone each row is a small card: nothing is cut off at the side, and no name scrolls away from what is said of it. */
export const Stacked = styled.table`
  ${table}

  @media (max-width: 40rem) {
    &,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead {
      ${spokenOnly}
    }

    tbody tr {
      padding: var(--space-3) 0;
      border-bottom: 1px solid var(--color-border);
    }

    tbody tr:last-child {
      border-bottom: 0;
    }

    tbody th,
    td {
      padding: 0 var(--space-3);
      border: 0;
    }

    td {
      margin-top: var(--space-1);
    }

    td:empty,
    td[data-empty] {
      display: none;
    }

    td[data-column]::before {
      color: var(--color-text-soft);
      content: attr(data-column) ' ';
    }
  }
`;

export const Word = styled.span`
  @media (max-width: 40rem) {
    ${spokenOnly}
  }
`;

export const Grid = styled.table`
  ${table}

  td,
  thead th:not(:first-child) {
    min-width: 0;
    text-align: center;
  }

  /* The names stay while the days are moved. */
  tbody th,
  thead th:first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    box-shadow: 1px 0 0 var(--color-border);
  }

  tbody th {
    background: var(--color-surface-raised);
  }

  @media screen {
    [aria-current='date'],
    [data-today] {
      border-inline: 2px solid var(--color-accent);
    }

    thead [aria-current='date'] {
      background: var(--color-accent-soft);
    }
  }

  /* Seven days beside a name, with nothing cut off at the side. */
  @media (max-width: 40rem) {
    table-layout: fixed;

    && th,
    && td {
      padding-inline: var(--space-1);
    }

    && tbody th,
    thead th:first-child {
      width: 44%;
      padding-inline-start: var(--space-2);
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }
`;

export const Sign = styled.span`
  display: none;

  @media (max-width: 40rem) {
    display: inline;
  }
`;

/** Beside the weekday, or unseen where a telephone has no room; a sheet of paper is read on other days. */
export const TodayWord = styled.span`
  display: block;
  font-size: var(--text-xs);

  @media (max-width: 40rem) {
    ${spokenOnly}
  }

  @media print {
    display: none;
  }
`;

export const Others = styled.p`
  max-width: var(--measure);
  margin-block: var(--space-3) 0;
  font-size: var(--text-s);
`;

/** What holds on the day itself, above what holds in an ordinary week. */
export const Today = styled.div`
  max-width: var(--measure);
  margin-block: 0 var(--space-3);

  p {
    margin: 0 0 var(--space-1);
  }

  small {
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  @media print {
    display: none;
  }
`;

export const Closed = styled.td`
  background: var(--color-danger-soft);
  color: var(--color-danger);
  font-weight: 650;
`;

export const Open = styled.td`
  color: var(--color-success);
`;

const tiles = css`
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tiles = styled.ul`
  ${filledRows('17rem')}
  ${tiles}
`;

export const WideTiles = styled.ul`
  ${filledRows('20rem')}
  ${tiles}
`;

export const Local = styled.p`
  font-family: var(--font-display);
  font-size: 1.1875rem;
`;

const tile = css`
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  h3 {
    margin: 0 0 var(--space-2);
    font-size: 1.1875rem;
  }

  p {
    margin: 0 0 var(--space-2);
    font-size: var(--text-s);
  }

  p:last-child {
    margin-bottom: 0;
  }

  /* Words of a quiet button stand under the words above it. */
  & > button {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  ${Local} {
    font-size: 1.1875rem;
  }
`;

export const Tile = styled.li`
  ${tile}
`;

export const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  margin-bottom: var(--space-1);
  color: var(--color-accent);
  font-family: var(--font-display);
  font-size: var(--text-xl);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0;
  font-size: var(--text-s);

  dt {
    color: var(--color-text-soft);
    font-weight: 600;
  }

  dd {
    margin: 0;
  }
`;

export const Soft = styled.p`
  color: var(--color-text-soft);
`;

export const Shown = styled.dialog`
  width: min(92vw, 46rem);
  max-height: 92vh;
  padding: var(--space-6);
  border: 0;
  border-radius: var(--radius-l);
  background: #fffdf8;
  color: #14121b;

  &::backdrop {
    background: rgb(10 8 16 / 75%);
  }

  p {
    margin: 0 0 var(--space-4);
  }

  @media (max-width: 40rem) {
    padding: var(--space-4);
  }
`;

export const Large = styled.p`
  font-size: clamp(1.75rem, 7vw, 3rem);
  font-weight: 650;
  line-height: 1.25;
`;

export const Means = styled.p`
  ${Shown} & {
    color: #55505f;
  }
`;

export const Days = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 54rem;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    padding-bottom: var(--space-3);
    border-bottom: 1px solid var(--color-border);
  }

  li > * {
    margin: 0;
  }

  @media (max-width: 40rem) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const when = css`
  color: var(--color-accent);
  font-weight: 650;
`;

export const When = styled.span`
  ${when}
`;

export const ToTrip = styled.p`
  ${when}
`;

export const MarkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: var(--space-2) 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-xs);

  li {
    padding: 0.15rem var(--space-2);
    border-radius: 1rem;
    background: var(--color-surface-sunken);
  }
`;

export const Fields = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: end;
  margin: var(--space-4) 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-family: var(--font-display);
    font-size: var(--text-l);
    font-weight: 560;
  }
`;

export const Field = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  font-size: var(--text-s);
  font-weight: 600;

  input,
  select {
    min-height: 2.75rem;
    padding: 0 var(--space-3);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
    color: inherit;
    font: inherit;
  }

  input {
    width: 5.5rem;
  }
`;

export const Total = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-xl);

  span {
    display: inline-block;
  }
`;

export const Amount = styled.td`
  text-align: right;
  white-space: nowrap;
`;

export const Bill = styled.table`
  ${table}
  overflow-wrap: anywhere;

  ${Amount} {
    text-align: right;
  }
`;

export const Item = styled.span`
  color: var(--color-text-soft);
  display: block;
`;

export const Sum = styled.tr`
  & > * {
    font-weight: 700;
  }
`;

export const Receipt = styled.li`
  ${tile}
  font-variant-numeric: tabular-nums;

  ${Bill} td {
    min-width: 0;
  }

  ${Bill} td:first-child {
    width: 100%;
    padding-inline-start: 0;
  }

  ${Bill} ${Amount} {
    padding-inline-end: 0;
  }
`;
