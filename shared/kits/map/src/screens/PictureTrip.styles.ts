import styled from 'styled-components';

export const Mark = styled.rect`
  x: -12px;
  y: -12px;
  width: 24px;
  height: 24px;
  fill: var(--color-accent);
  stroke: var(--color-surface-raised);
  stroke-width: 3px;
  rx: 5px;
  cursor: pointer;

  /* The picture is as wide as the screen: there its units are small. */
  @media (max-width: 40rem) {
    x: -24px;
    y: -24px;
    width: 48px;
    height: 48px;
    stroke-width: 5px;
    rx: 9px;
  }
`;

export const Number = styled.text`
  fill: var(--color-accent-text);
  font-size: 14px;
  font-weight: 700;
  pointer-events: none;
  text-anchor: middle;
  dominant-baseline: central;

  @media (max-width: 40rem) {
    font-size: 30px;
  }
`;
