import styled from 'styled-components';

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 2.4;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-sunken);
`;

export const Drawing = styled.svg`
  position: absolute;
  width: 100%;
  height: 100%;
`;

export const Numeral = styled.text`
  fill: #fff;
  font-family: var(--font-text);
  font-size: 14px;
  font-weight: 750;
  text-anchor: middle;
`;
