import styled from 'styled-components';

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  /* Room for a new question to go to the top before its answer is there. */
  & > :last-child[data-state='answering'] {
    min-height: calc(100dvh - 12rem);
    align-content: start;
  }
`;
