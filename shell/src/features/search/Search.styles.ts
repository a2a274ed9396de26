import styled, { css } from 'styled-components';

/* Help is to be read at one glance. */
const helping = css`
  max-height: 96vh;
  max-height: 96dvh;
  margin-top: 2vh;
`;

export const Dialog = styled.dialog<{ readonly $helping: boolean }>`
  width: min(94vw, 42rem);
  max-height: min(80vh, 44rem);
  margin: 8vh auto auto;
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-raised);
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  ${({ $helping }) => ($helping ? helping : null)}

  &::backdrop {
    background: rgb(12 10 20 / 55%);
  }
`;

export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--color-border);

  svg {
    flex: none;
    color: var(--color-text-soft);
  }

  input {
    flex: 1;
    min-width: 0;
    min-height: 3rem;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: var(--text-l);
  }

  input:focus-visible {
    outline: none;
  }

  &:focus-within {
    box-shadow: inset 0 -2px 0 var(--color-focus);
  }

  input::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A row for each line, and on some of them what can be done about it: lines and buttons are two lists that lie over one another. */
export const Scroller = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  padding: var(--space-2);
  overflow-y: auto;

  &:has(> ul:empty) {
    display: none;
  }
`;

export const Results = styled.ul<{ readonly $rows: number }>`
  display: grid;
  grid-column: 1 / -1;
  grid-row: 1 / span ${({ $rows }) => Math.max(1, $rows)};
  grid-template-rows: subgrid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.1rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-sunken);
  }
`;

export const Entry = styled.li`
  &[aria-selected='true'] ${Face} {
    background: var(--color-accent-soft);
  }

  &[data-roomy] ${Face} {
    height: 100%;
    padding-inline-end: 3.75rem;
  }
`;

export const Title = styled.span`
  font-weight: 650;
`;

export const Local = styled.span`
  margin-left: var(--space-2);
  color: var(--color-text-soft);
  font-family: var(--font-display);
  font-style: italic;
  font-weight: 400;
`;

export const Line = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-size: var(--text-s);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`;

export const Where = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.4rem;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

/** What an entry is, in a word. */
export const Kind = styled.span`
  padding: 0 0.4rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  color: var(--color-text);
  font-weight: 600;
`;

/** Whether a place is open: told by its words, and by colour besides. */
export const Open = styled.span`
  font-size: var(--text-s);
  font-weight: 600;

  &[data-state='open'] {
    color: var(--color-success);
  }

  &[data-state='closed'] {
    color: var(--color-text-soft);
  }
`;

/** Above the lines that are offered before anything is typed. */
export const Heading = styled.p`
  margin: 0;
  padding: var(--space-3) var(--space-4) 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
  font-weight: 600;
`;

export const Note = styled.p`
  margin: 0;
  padding: var(--space-2) var(--space-4) var(--space-3);
  border-top: 1px solid var(--color-border);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;
