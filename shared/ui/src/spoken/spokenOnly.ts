import { css } from 'styled-components';

/** Looks of words that are heard and not seen: they take no room, and stay in the accessibility tree. */
export const spokenOnly = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;
