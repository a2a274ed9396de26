import styled from 'styled-components';

export const Track = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: 6px;
  height: 100%;
`;
