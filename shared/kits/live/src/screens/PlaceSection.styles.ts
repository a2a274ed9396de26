import { fullRows } from '@odysseus/page';
import styled from 'styled-components';

export const Holiday = styled.p`
  max-width: var(--measure);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-warning-soft);
`;

export const Filters = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
  margin: 0 0 var(--space-5);
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--space-2);
    padding: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  button {
    min-height: 2.5rem;
    padding: 0 var(--space-4);
    border: 1px solid var(--color-border-strong);
    border-radius: 1.25rem;
    background: var(--color-surface-raised);
    color: var(--color-text);
    font-size: var(--text-s);
    white-space: nowrap;
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-accent-text);
    font-weight: 600;
  }

  @media (max-width: 40rem) {
    flex-wrap: nowrap;
    padding: 3px 3px var(--space-2);
    overflow-x: auto;
    scrollbar-width: thin;

    button {
      flex: none;
    }
  }
`;

export const Groups = styled.div`
  ${fullRows('20rem')}
  gap: var(--space-5);
  align-items: flex-start;
`;

export const Folds = styled.div`
  ${fullRows('20rem')}
  gap: 0 var(--space-5);
  align-items: flex-start;
  margin-top: var(--space-5);
  border-top: 1px solid var(--color-border);

  section {
    border-bottom: 1px solid var(--color-border);
  }

  h3 {
    margin: 0;
  }
`;

export const Block = styled.section`
  & > h3 {
    margin: 0 0 var(--space-2);
  }

  h3 {
    font-size: var(--text-m);
  }
`;

export const Count = styled.span`
  margin-inline-start: var(--space-1);
  padding: 0 var(--space-2);
  border-radius: var(--radius-s);
  background: var(--color-surface-sunken);
  font-family: var(--font-text);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

export const Entries = styled.ul`
  margin: 0 0 var(--space-2);
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  list-style: none;
`;

export const Name = styled.span`
  font-weight: 600;

  a {
    display: inline-block;
    min-height: 1.5rem;
    color: inherit;
    text-decoration-color: var(--color-border-strong);
  }
`;

export const Standing = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  border-inline-start: 4px solid transparent;
  line-height: 1.4;

  & + & {
    border-top: 1px solid var(--color-border);
  }

  &:first-child {
    border-start-start-radius: var(--radius-m);
  }

  &:last-child {
    border-end-start-radius: var(--radius-m);
  }

  &[data-state='open'] {
    border-inline-start-color: var(--color-success);
  }

  &[data-state='closing'] {
    border-inline-start-color: var(--color-warning);
  }

  &[data-state='closed'] {
    border-inline-start-color: var(--color-danger);
  }

  &[data-state='open'] ${Standing} {
    color: var(--color-success);
  }

  &[data-state='closing'] ${Standing} {
    color: var(--color-warning);
    font-weight: 600;
  }

  &[data-state='closed'] ${Standing} {
    color: var(--color-danger);
  }
`;
