import styled from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-5);
  align-items: start;

  /*
   * In two columns, a last card that would stand beside half an empty page takes the whole row; not with a picture,
   * which would fill the window.
   */
  @media (min-width: 66rem) {
    & > :last-child:nth-child(odd):not(:has(figure)) {
      grid-column: 1 / -1;
    }
  }
`;
