import styled from 'styled-components';

export const Telephone = styled.a`
  /* On one line wherever that is wide enough. */
  display: inline-block;
  max-width: 100%;
`;
