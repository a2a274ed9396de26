import styled from 'styled-components';

export const Thumb = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);

  @media print {
    display: none;
  }
`;

export const Dot = styled.circle`
  fill: var(--color-accent);
  stroke: #fff;
  stroke-width: 2;
`;
