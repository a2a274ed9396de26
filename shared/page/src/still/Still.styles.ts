import styled from 'styled-components';

/** What its own rule sets: where it is missing, the rules that the page came with are not there. */
export const stillStyled = '--still-styled';

export const Kept = styled.div`
  ${stillStyled}: yes;
`;
