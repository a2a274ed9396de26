import styled from 'styled-components';

export const Crowds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: 0 var(--space-5);
  align-items: start;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  border-bottom: 1px solid var(--color-border);

  summary {
    padding: var(--space-2) 0;
  }

  summary:hover :is(h3, h4) {
    color: var(--color-accent);
  }

  /* On a phone the first few have their bars at once; from there on a place shows its own as it unfolds. */
  @media (max-width: 45.99rem) {
    &:nth-child(n + 4) > details:not([open]) + svg {
      display: none;
    }
  }
`;

/** Of what lets nobody in now: its bars, too, come as a place unfolds. */
export const Shut = styled.details`
  & > summary {
    border-bottom: 1px solid var(--color-border);
  }

  details:not([open]) + svg {
    display: none;
  }
`;

export const Count = styled.span`
  margin-inline-start: var(--space-1);
  padding: 0 var(--space-2);
  border-radius: var(--radius-s);
  background: var(--color-surface-sunken);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

export const Name = styled.h3`
  margin: 0;
  font-family: var(--font-text);
  font-size: var(--text-m);
  font-weight: 600;
`;

/** Below the heading of what is shut. */
export const ShutName = styled.h4`
  margin: 0;
  font-family: var(--font-text);
  font-size: var(--text-m);
  font-weight: 600;
`;

export const Words = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-s);

  &[data-level='1'] {
    color: var(--color-success);
  }

  &[data-level='4'] {
    color: var(--color-danger);
  }
`;

export const Panel = styled.div`
  max-width: 22rem;
  padding-bottom: var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-s);

  p {
    margin: 0 0 var(--space-2);
  }

  a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;
