import styled from 'styled-components';

export const Ground = styled.article`
  padding: 10px;
`;
