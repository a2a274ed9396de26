import styled from 'styled-components';

export const Strip = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-3);
  margin: 0 0 var(--space-3);

  @media (max-width: 40rem) {
    gap: var(--space-2);
  }

  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  @media (max-width: 40rem) {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 6.5rem) minmax(0, 1fr) auto;
    column-gap: var(--space-3);
    align-items: center;
    padding: var(--space-2) calc(var(--space-4) + 1.75rem) var(--space-2) var(--space-4);

    & > p:not(:first-of-type),
    & > details {
      grid-column: 1 / -1;
    }
  }

  & h3 {
    float: left;
    margin: 0;
    font-size: 1.125rem;
  }
`;

export const Temperatures = styled.p`
  margin: 0;
  text-align: right;

  @media (max-width: 40rem) {
    grid-area: 1 / 3;
  }
`;

export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 6px;
  margin: var(--space-2) 0;

  @media (max-width: 40rem) {
    grid-area: 1 / 2;
    margin: 0;
  }
`;

export const Track = styled.rect`
  fill: var(--color-surface-sunken);
`;

export const Warmth = styled.rect`
  fill: var(--color-accent);
`;

export const Line = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Note = styled.p`
  margin: var(--space-2) 0 0;
  font-size: var(--text-s);
  line-height: 1.45;
`;

export const Events = styled.p`
  margin: var(--space-2) 0 0;
  color: var(--color-accent);
  font-size: var(--text-xs);
  font-weight: 600;
`;

export const Holidays = styled.ul`
  margin: var(--space-2) 0 0;
  padding: var(--space-2) 0 0;
  border-top: 1px dashed var(--color-border);
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  list-style: none;
`;
