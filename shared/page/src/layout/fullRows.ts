import { css } from 'styled-components';

/**
 * Entries beside one another in rows: a row's last ones take what is left of it.
 * @param least how narrow an entry may be, as `19rem`
 */
export const fullRows = (least: string) => css`
  display: flex;
  flex-wrap: wrap;

  & > * {
    flex: 1 1 min(100%, ${least});
    min-width: 0;
  }
`;
