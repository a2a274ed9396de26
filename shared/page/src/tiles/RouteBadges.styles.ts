import styled from 'styled-components';

/** Takes no room of its own; nothing at all in HTML that is shown to somebody with a pass. */
export const Locked = styled.span`
  display: contents;

  [data-pass] & {
    display: none;
  }
`;
