import styled from 'styled-components';

export const WillTell = styled.div`
  max-width: 34rem;
  margin: var(--space-5) auto;
  text-align: start;

  ul {
    margin: 0;
    padding-inline-start: 1.25em;
  }

  li {
    margin-block: var(--space-2);
  }
`;
