import styled from 'styled-components';

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const Folded = styled.details`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

export const Summary = styled.summary`
  display: grid;
  grid-template: 'title count mark' auto 'line line mark' auto / minmax(0, 1fr) auto auto;
  gap: var(--space-1) var(--space-3);
  align-items: baseline;
  padding: var(--space-3) var(--space-4);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  h3 {
    margin: 0;
    font-size: 1.25rem;
  }

  svg {
    grid-area: mark;
    align-self: center;
    color: var(--color-accent);
  }

  details[open] > & svg {
    transform: rotate(180deg);
  }
`;

export const Count = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-s);
  white-space: nowrap;
`;

export const Line = styled.span`
  grid-area: line;
  max-width: var(--measure);
  font-size: var(--text-s);
`;

/** An address leads inside, for then browsers unfold it; its title above is to be seen too. */
export const Inner = styled.div`
  padding: 0 var(--space-4) var(--space-4);
  scroll-margin-top: 8rem;

  &:focus {
    outline: none;
  }
`;
