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

  /* The chips go on beside the field and below it; a telephone on its side has no height for that. */
  @media (min-width: 48rem) and (min-height: 37.5rem) {
    gap: 0.1875rem var(--space-1);

    & > :not(fieldset) {
      flex: 0 1 16rem;
    }

    & input {
      min-height: 2.25rem;
    }
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

  /* One row to the edge of the screen: it fades there where it goes on, and ends whole. */
  @media (max-width: 47.99rem), (max-height: 37.49rem) {
    margin-right: calc(-1 * clamp(1rem, 4vw, 2.5rem));
    padding-right: 2.5rem;
    mask-image: linear-gradient(to left, transparent, #000 2.5rem);
    scrollbar-width: none;
  }

  @media (min-width: 48rem) and (min-height: 37.5rem) {
    display: contents;
  }
`;

export const Chip = styled(ToggleChip)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  border-radius: 1.25rem;

  /* All of them are seen: in as few rows as may be. */
  @media (min-width: 48rem) and (min-height: 37.5rem) {
    min-height: 1.9375rem;
    padding: 0 var(--space-2);
    font-size: var(--text-s);
  }
`;

export const Count = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  [aria-pressed='true'] > & {
    color: inherit;
  }
`;
