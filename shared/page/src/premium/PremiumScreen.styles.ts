import styled from 'styled-components';

export const Failed = styled.div`
  max-width: var(--measure);
  margin: 0 auto;
  padding: var(--space-7) var(--space-4);
`;
