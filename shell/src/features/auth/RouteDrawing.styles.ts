import styled, { css } from 'styled-components';

export const Drawing = styled.div`
  background: linear-gradient(160deg, #2d2947, #221f30 55%, #5b3226 130%);
`;

const whole = css`
  width: 100%;
  height: 100%;
`;

export const Upright = styled.svg`
  ${whole}
  display: none;

  @container (min-width: 52rem) {
    display: block;
    min-height: 30rem;
  }
`;

export const Lying = styled.svg`
  ${whole}
  display: block;
  max-height: 8rem;

  @container (min-width: 52rem) {
    display: none;
  }
`;

export const ContourLines = styled.g`
  fill: none;
  stroke: rgb(245 239 228 / 14%);
  stroke-width: 1.5;
`;

export const Journey = styled.path`
  fill: none;
  stroke: #f3a47c;
  stroke-width: 2.5;
  stroke-dasharray: 1 8;
  stroke-linecap: round;
`;

export const Halo = styled.circle`
  fill: rgb(243 164 124 / 26%);
`;

export const Dot = styled.circle`
  fill: #f3a47c;
`;

export const PlaceName = styled.text`
  fill: #f5efe4;
  font-family: var(--font-display);
  font-size: 19px;
`;
