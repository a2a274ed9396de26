import { css } from 'styled-components';

/** Of the line that unfolds something, at its end: a mark that turns as it opens. Within a style of the `summary`. */
export const foldMark = css`
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &::after {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    content: '';
    translate: 0 -0.15rem;
    rotate: 45deg;
  }

  &:is([open] > *)::after {
    translate: 0 0.15rem;
    rotate: 225deg;
  }
`;
