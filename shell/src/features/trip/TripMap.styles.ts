import styled from 'styled-components';

export const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 27rem;
  height: auto;
  margin-bottom: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);

  @media print {
    max-width: 14rem;
    margin-bottom: var(--space-1);
  }
`;

/** The map stands back behind the day that is drawn on it. */
export const Ground = styled.image`
  opacity: 0.8;
`;

export const Line = styled.polyline`
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 2;
  stroke-dasharray: 5 4;
  stroke-linejoin: round;
`;

export const Dot = styled.circle`
  fill: var(--color-accent);
  stroke: var(--color-surface-raised);
  stroke-width: 1.5;
`;

export const Number = styled.text`
  fill: var(--color-accent-text);
  font-size: 10.5px;
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;
`;

export const Scale = styled.g`
  path {
    fill: none;
    stroke: var(--color-text-soft);
    stroke-width: 1.5;
  }

  text {
    fill: var(--color-text-soft);
    font-size: 10px;
  }
`;
