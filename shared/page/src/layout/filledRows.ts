import { css } from 'styled-components';
import { fullRows } from './fullRows';

/**
 * Full rows of which none has a single entry: one that would stand alone below rows of three has one of those come down to it, so four
 * are two and two.
 * @param least how narrow an entry may be, as `19rem`
 */
export const filledRows = (least: string) => css`
  ${fullRows(least)}

  & > :nth-last-child(4):nth-child(3n + 1),
  & > :nth-last-child(4):nth-child(3n + 1) ~ * {
    flex-basis: min(100%, max(${least}, 40%));
  }
`;
