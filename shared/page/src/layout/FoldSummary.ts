import styled from 'styled-components';
import { foldMark } from './foldMark';

/** What of a fold is always seen: words of one or more lines, and a mark at their end that turns as it opens. */
export const FoldSummary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 0.75rem;
  align-content: center;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 2.75rem;
  cursor: pointer;
  ${foldMark}

  &::after {
    grid-area: 1 / 2 / span 3;
    border-color: var(--color-text-soft);
  }
`;
