import { ToggleChip } from '@odysseus/ui';
import styled from 'styled-components';
import { lowScreen } from './lowScreen';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  @media (min-width: 60rem) {
    grid-template-columns: minmax(20rem, 24rem) minmax(0, 1fr);
    align-items: center;
  }

  /* The field and the chips in one line, where both have room in it. */
  ${lowScreen} {
    display: flex;
    flex-wrap: wrap;

    & > * {
      flex: 1 1 9rem;
    }

    & > fieldset {
      flex: 3 1 8rem;
    }
  }

  @media print {
    display: none;
  }
`;

export const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media (max-width: 59.99rem) {
    flex-wrap: nowrap;
    margin: 0 calc(-1 * clamp(1rem, 4vw, 2.5rem));
    /* Room for the ring of what has the focus. */
    padding: 3px clamp(1rem, 4vw, 2.5rem);
    overflow-x: auto;
    scrollbar-width: none;
  }

  ${lowScreen} {
    margin-left: 0;
    padding-left: 3px;
  }
`;

export const Chip = styled(ToggleChip)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0 var(--space-3);

  @media (max-width: 59.99rem) {
    flex: none;
    min-height: 2.5rem;
    border-radius: 1.25rem;
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
