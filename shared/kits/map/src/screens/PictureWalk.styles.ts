import styled from 'styled-components';

export const Casing = styled.path`
  fill: none;
  stroke: var(--color-surface-raised);
  stroke-width: 8px;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Way = styled.path`
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 4px;
  stroke-dasharray: 8 5;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`;

export const Stop = styled.circle`
  r: 13px;
  fill: var(--color-accent);
  stroke: var(--color-surface-raised);
  stroke-width: 2px;

  /* The picture is as wide as the screen: there its units are small. */
  @media (max-width: 40rem) {
    r: 26px;
    stroke-width: 4px;
  }
`;

export const Number = styled.text`
  fill: var(--color-accent-text);
  font-size: 15px;
  font-weight: 700;
  text-anchor: middle;
  dominant-baseline: central;

  @media (max-width: 40rem) {
    font-size: 32px;
  }
`;
