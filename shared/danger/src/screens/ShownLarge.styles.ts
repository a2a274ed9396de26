import styled from 'styled-components';

export const Room = styled.div`
  display: grid;
  overflow: auto;
  min-height: 0;
  flex: 1;
  align-items: center;
  font-size: 1.5rem;

  p {
    margin: 0;
    font-weight: 650;
    line-height: 1.15;
    text-align: center;
    text-wrap: balance;
  }
`;
