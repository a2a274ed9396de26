import styled from 'styled-components';

export const Picture = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
`;

/** What stands over the drawn ground. Its dots bear no style of their own: of hundreds, that takes a phone longer than to draw them. */
export const Marks = styled.g`
  & > [data-dot] {
    r: 7px;
    stroke: #fffdf8;
    stroke-width: 2px;
    cursor: pointer;

    @media (max-width: 40rem) {
      r: 12px;
      stroke-width: 3px;
    }
  }
`;

export const Me = styled.circle`
  r: 9px;
  fill: #1f5fbf;
  stroke: #fff;
  stroke-width: 3px;
`;

export const Ring = styled.path`
  fill: rgb(31 95 191 / 7%);
  stroke: #1f5fbf;
  stroke-width: 2px;
  stroke-dasharray: 6 4;
`;

/** A street that is reached on foot. */
export const Street = styled.path`
  fill: none;
  stroke: #1f5fbf;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
