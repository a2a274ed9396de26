import { Link } from '@odysseus/runtime';
import styled from 'styled-components';

/** As the text around it, with a line below; its finger's breadth reaches into the lines above and below, and moves none. */
export const Quiet = styled(Link)`
  padding-block: 0.3em;
  color: inherit;
  text-decoration: underline;
  text-decoration-color: var(--color-accent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  &:hover {
    color: var(--color-accent);
    text-decoration-thickness: 2px;
  }
`;

export const Lock = styled.span`
  display: inline-block;
  margin-left: 0.25em;
  vertical-align: -0.05em;

  /* Of HTML that is shown to somebody with a pass. */
  [data-pass] & {
    display: none;
  }
`;
