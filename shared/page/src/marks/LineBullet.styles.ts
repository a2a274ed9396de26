import { spokenOnly } from '@odysseus/ui';
import styled, { css } from 'styled-components';

const bullet = css`
  display: inline-flex;
  position: relative;
  flex: none;
  vertical-align: middle;

  & svg {
    display: block;
    width: auto;
    height: 1.75rem;
  }

  & text {
    font-family: var(--font-text);
    font-weight: 750;
    letter-spacing: -0.02em;
  }
`;

export const Bullet = styled.span`
  ${bullet}
`;

/** A component of its own, not a variant: hundreds stand in the list of lines. */
export const SmallBullet = styled.span`
  ${bullet}

  & svg {
    height: 1.35rem;
  }
`;

export const Spoken = styled.span`
  ${spokenOnly}
`;
