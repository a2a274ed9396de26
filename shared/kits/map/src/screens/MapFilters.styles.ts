import { ToggleChip } from '@odysseus/ui/controls';
import styled from 'styled-components';

/** The field and the chips in one line, where both have room in it: the map begins below them. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  & > * {
    flex: 1 1 9rem;
  }

  & > fieldset {
    flex: 3 1 8rem;
  }

  & input {
    min-height: 2.75rem;
    padding-inline: var(--space-3);
  }

  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: minmax(20rem, 24rem) minmax(0, 1fr);
  }

  @media print {
    display: none;
  }
`;

export const Group = styled.fieldset`
  display: flex;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  /* Room for the ring of what has the focus. */
  padding: 3px;
  border: 0;
  overflow-x: auto;
  scrollbar-width: thin;

  & legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media (max-width: 59.99rem) {
    margin-right: calc(-1 * clamp(1rem, 4vw, 2.5rem));
    padding-right: clamp(1rem, 4vw, 2.5rem);
    scrollbar-width: none;
  }
`;

export const Chip = styled(ToggleChip)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  border-radius: 1.25rem;
`;

export const Count = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  [aria-pressed='true'] > & {
    color: inherit;
  }
`;
