import styled from 'styled-components';

export const Chart = styled.svg`
  display: block;
  width: 100%;
  max-width: 22rem;
  margin-bottom: var(--space-1);
`;

export const HourBar = styled.rect`
  fill: var(--color-text-soft);
`;

export const ThisHourBar = styled.rect`
  fill: var(--color-accent);
`;

export const ThisHour = styled.path`
  fill: var(--color-accent);
`;

export const Floor = styled.line`
  stroke: var(--color-text);
  stroke-width: 1.5;
`;

export const HourLabel = styled.text`
  fill: var(--color-text);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
`;
