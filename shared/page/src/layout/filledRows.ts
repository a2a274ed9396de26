import { css } from 'styled-components';

/**
 * Entries beside one another in rows that are filled: those of the last row share its width. One that would stand alone below rows of
 * three has one of those come down to it, so four are two and two.
 * @param least how narrow an entry may be, as `19rem`
 */
export const filledRows = (least: string) => css`
  display: flex;
  flex-wrap: wrap;

  & > * {
    flex: 1 1 min(100%, ${least});
    min-width: 0;
  }

  & > :nth-last-child(4):nth-child(3n + 1),
  & > :nth-last-child(4):nth-child(3n + 1) ~ * {
    flex-basis: min(100%, max(${least}, 40%));
  }
`;
