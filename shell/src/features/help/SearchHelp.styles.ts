import styled, { css } from 'styled-components';

const card = css`
  flex: 1;
  min-height: 0;
  padding: var(--space-4);
  overflow-y: auto;
`;

const beside = css`
  flex: none;
  padding: var(--space-1) var(--space-4);
`;

export const Found = styled.div<{ readonly $card: boolean }>`
  ${({ $card }) => ($card ? card : beside)}

  & > a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--color-danger);
    font-weight: 650;
  }
`;
