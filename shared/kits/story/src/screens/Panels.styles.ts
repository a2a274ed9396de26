import styled, { css } from 'styled-components';

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-5) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const item = css`
  padding-top: var(--space-3);
  border-top: 2px solid var(--color-border);
`;

const words = css`
  h3 {
    margin: 0;
    font-size: var(--text-l);
  }

  p {
    margin: var(--space-2) 0;
  }
`;

export const Places = styled.ul`
  ${columns}

  /* Four stand two by two, where three columns would leave one alone. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(19rem, 34%)), 1fr));
  }
`;

export const Place = styled.li`
  ${item}
  ${words}
`;

export const Where = styled.p`
  display: flex;
  align-items: start;
  gap: var(--space-1);
  color: var(--color-text-soft);
  font-size: var(--text-s);

  /* On the first line, and whole beside words of two. */
  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

export const Notes = styled.ul`
  ${columns}

  li {
    ${item}
  }

  ${words}

  li[data-sure='certain'] {
    border-top-style: solid;
    border-color: var(--color-accent);
  }

  li[data-sure='likely'] {
    border-top-style: dashed;
    border-color: var(--color-accent);
  }

  li[data-sure='conjecture'] {
    border-top-style: dotted;
    border-color: var(--color-border-strong);
  }
`;

export const Sure = styled.p`
  color: var(--color-accent);
  font-weight: 650;
  font-size: var(--text-s);
`;

export const FoldedChapter = styled.details`
  max-width: var(--measure);
  border-top: 1px solid var(--color-border);

  summary {
    padding: var(--space-3) 0;
    font-weight: 620;
    cursor: pointer;
  }

  summary span {
    color: var(--color-text-soft);
    font-weight: 400;
  }
`;

export const Spoken = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: var(--space-2) var(--space-3);
  margin: 0 0 var(--space-4);

  dt,
  dd {
    margin: 0;
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

export const TimeButton = styled.button`
  min-width: 3rem;
  min-height: 1.75rem;
  padding: 0 var(--space-2);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--color-text);
  font: inherit;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
  }
`;
