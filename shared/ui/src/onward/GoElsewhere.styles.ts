import styled from 'styled-components';

/** Beside the screen that it ends, not in it. */
export const Beside = styled.div`
  padding: 0 var(--space-4) var(--space-6);
`;
