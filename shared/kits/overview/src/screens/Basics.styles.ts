import { foldMark } from '@odysseus/page';
import styled from 'styled-components';

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: var(--space-6);

    /* None leaves a hole beside it. */
    & > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Entry = styled.details`
  border-bottom: 1px solid var(--color-border);
`;

export const Summary = styled.summary`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) 1rem;
  gap: 0 var(--space-3);
  padding: var(--space-2) 0;
  cursor: pointer;
  ${foldMark}

  svg {
    grid-row: 1 / 3;
    margin-top: 0.2rem;
    color: var(--color-accent);
  }

  &::after {
    grid-area: 1 / 3 / 3;
    align-self: center;
    justify-self: center;
    border-color: var(--color-text-soft);
  }
`;

export const Title = styled.h3`
  margin: 0;
  font-size: 1.125rem;
`;

export const Quick = styled.span`
  grid-column: 2;
  font-size: var(--text-s);
  line-height: 1.4;
`;

/** An address leads inside, for then browsers unfold it; its title above is to be seen too. */
export const Inner = styled.div`
  max-width: var(--measure);
  padding: 0 0 var(--space-4) calc(1.5rem + var(--space-3));
  font-size: var(--text-s);
  scroll-margin-top: 7rem;

  &:focus {
    outline: none;
  }
`;

export const Points = styled.ul`
  margin: var(--space-1) 0 var(--space-3);
  padding-left: 1.1rem;
`;

export const Phrases = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0 0 var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--color-surface-sunken);

  dt {
    font-family: var(--font-display);
    font-size: var(--text-m);
  }

  dd {
    margin: 0;
  }
`;

/** How it sounds. */
export const Say = styled.span`
  margin-right: var(--space-2);
  color: var(--color-text-soft);
`;

export const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-2);
`;
