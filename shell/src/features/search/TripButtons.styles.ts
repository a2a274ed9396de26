import styled from 'styled-components';

/** Lies over the lines, a row of its own for each of theirs; between its buttons the lines are pressed. */
export const Buttons = styled.ul<{ readonly $rows: number }>`
  display: grid;
  grid-column: 2;
  grid-row: 1 / span ${({ $rows }) => $rows};
  grid-template-rows: subgrid;
  margin: 0;
  padding: 0;
  list-style: none;
  pointer-events: none;

  li {
    align-self: center;
  }
`;

export const HoldButton = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  margin-inline-end: var(--space-1);
  padding: 0 var(--space-1);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-accent);
  font: inherit;
  font-size: var(--text-xs);
  line-height: 1.2;
  cursor: pointer;
  pointer-events: auto;

  &:hover {
    border-color: currentcolor;
  }

  &[data-in-trip] {
    color: var(--color-success);
  }
`;
