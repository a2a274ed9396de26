import styled from 'styled-components';

export const Card = styled.section`
  max-width: var(--measure);
  margin: var(--space-2) 0 var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);
`;

export const Day = styled.div`
  padding: var(--space-4);

  & + & {
    border-top: 1px solid var(--color-border);
  }
`;

export const Title = styled.p`
  margin: 0;
  font-family: var(--font-display);
  font-size: var(--text-l);
  font-weight: 560;
  line-height: 1.2;
`;

export const When = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Stops = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: var(--space-2);
  }
`;

export const At = styled.span`
  color: var(--color-accent);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

export const Name = styled.span`
  font-weight: 600;
`;

export const Note = styled.span`
  display: block;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

/** What joins the trip, and what leaves it. */
export const Changes = styled.div`
  border-top: 1px solid var(--color-border);
  padding: var(--space-3) var(--space-4);
  background: var(--color-surface-sunken);
  font-size: var(--text-s);

  p {
    margin: 0;
    font-weight: 600;
  }

  ul {
    margin: 0;
    padding-inline-start: 1.25em;
  }
`;

export const Actions = styled.footer`
  border-top: 1px solid var(--color-border);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-3) var(--space-4);

  p {
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }
`;
