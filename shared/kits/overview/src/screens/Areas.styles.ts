import { filledRows } from '@odysseus/page';
import styled from 'styled-components';

export const Grid = styled.ul`
  ${filledRows('19rem')}
  gap: var(--space-5) var(--space-6);

  @media (max-width: 40rem) {
    gap: var(--space-2);
  }

  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Area = styled.li`
  padding-top: var(--space-3);
  border-top: 2px solid var(--color-border);

  h3 {
    margin-bottom: var(--space-1);
  }

  p {
    margin-bottom: var(--space-3);
  }
`;

export const Notes = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  margin: 0;
  font-size: var(--text-s);

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }

  dt {
    flex: none;
    width: 5.25rem;
    color: var(--color-text-soft);
  }

  /* It stands in the line that unfolds the rest. */
  @media (max-width: 40rem) {
    div[data-told] {
      display: none;
    }
  }

  /* Beside its name, or below it where letters are large. */
  dd {
    flex: 1 1 8rem;
    min-width: 0;
    margin: 0;
  }
`;
