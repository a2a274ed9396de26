import styled from 'styled-components';

/** A last row that isn't full keeps the columns of those above it. */
export const EntryList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
  margin: 0 0 var(--space-3);
  padding: 0;
  list-style: none;

  @media (max-width: 40rem) {
    gap: 0;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
  }
`;

export const EntryOf = styled.li`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  h3 {
    margin: 0 0 var(--space-1);
    font-size: 1.0625rem;
  }

  @media (max-width: 40rem) {
    position: relative;
    padding: var(--space-2) var(--space-4);
    border: 0;
    border-radius: 0;
    background: none;

    & + & {
      border-top: 1px solid var(--color-border);
    }

    h3,
    h3 + p {
      margin: 0;
      padding-right: var(--space-5);
    }
  }
`;

export const Brief = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  margin: 0 0 var(--space-1);
  color: var(--color-text-soft);
  font-size: var(--text-s);

  strong {
    color: var(--color-text);
    font-weight: 600;
  }
`;

export const Rest = styled.dl`
  margin: var(--space-1) 0;
  font-size: var(--text-s);

  /* Long words run on below their name: beside it they would be squeezed. */
  dt,
  dd {
    display: inline;
    margin: 0;
  }

  dt {
    margin-right: var(--space-1);
    color: var(--color-text-soft);
  }
`;
