import styled from 'styled-components';

export const Telephone = styled.a`
  white-space: nowrap;
`;
