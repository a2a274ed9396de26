import styled from 'styled-components';

/** What of a fold is always seen: words of one or more lines, and a mark at their end that turns as it opens. */
export const FoldSummary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 0.75rem;
  align-content: center;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 2.75rem;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &::after {
    grid-area: 1 / 2 / span 3;
    width: 0.5rem;
    height: 0.5rem;
    border: solid var(--color-text-soft);
    border-width: 0 2px 2px 0;
    content: '';
    translate: 0 -0.15rem;
    rotate: 45deg;
  }

  details[open] > &::after {
    translate: 0 0.15rem;
    rotate: 225deg;
  }
`;
