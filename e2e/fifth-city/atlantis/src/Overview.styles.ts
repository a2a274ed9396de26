import styled from 'styled-components';

export const Sea = styled.article`
  padding: 40px;
`;
