import styled from 'styled-components';

export const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: 100%;
  margin-top: var(--space-5);
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);
  text-align: start;

  h2 {
    margin: 0 0 var(--space-2);
    font-family: var(--font-text);
    font-size: var(--text-m);
    font-weight: 650;
  }

  p {
    margin: 0;
  }

  section > a {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  summary {
    min-height: 1.75rem;
    cursor: pointer;
  }
`;

export const Small = styled.p`
  && {
    margin: var(--space-2) 0 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }
`;

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-2);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);

  & > :last-child {
    min-width: 0;
  }

  svg {
    flex: none;
    color: var(--color-accent);
  }

  span {
    display: block;
  }
`;

export const EntryName = styled.span`
  font-weight: 600;
`;

export const Sample = styled.blockquote`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;

  p {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-l);
  }

  p:first-child {
    justify-self: end;
    max-width: 90%;
    background: var(--color-accent-soft);
  }

  p:last-child {
    border: 1px solid var(--color-border);
    background: var(--color-surface);
  }
`;
