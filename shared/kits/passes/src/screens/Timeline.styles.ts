import styled from 'styled-components';

export const Frame = styled.div`
  container-type: inline-size;
  max-width: 52rem;
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);

  @media (max-width: 30rem) {
    padding-inline: var(--space-4);
  }
`;

export const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  margin-bottom: var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-xs);

  span {
    padding-left: 0.25em;
  }

  /* Where letters are large every other day is told, in the room of two. */
  @container (max-width: 14rem) {
    span:nth-child(even) {
      visibility: hidden;
    }
  }
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Name = styled.p`
  margin: 0 0 0.15rem;
  font-size: var(--text-s);
  line-height: 1.4;

  span {
    color: var(--color-text-soft);
  }
`;

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 0.875rem;
  border-radius: var(--radius-s);
`;

export const Track = styled.rect`
  fill: var(--color-surface-sunken);
`;

export const Lost = styled.rect`
  fill: var(--color-accent);
  opacity: 0.28;
`;

export const Valid = styled.rect`
  fill: var(--color-accent);

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

/** Of a pass that holds on any days. */
export const AnyDay = styled(Valid)`
  opacity: 0.6;
`;

export const Midnight = styled.line`
  stroke: var(--color-border-strong);
  stroke-width: 1;
  stroke-dasharray: 2 2;
`;
