import styled, { css, keyframes } from 'styled-components';

const overlay = css`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: color-mix(in srgb, var(--color-page) 88%, transparent);
`;

export const Wait = styled.div<{ readonly $overlay: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  min-height: 40vh;
  color: var(--color-text-soft);
  font-size: var(--text-s);

  ${({ $overlay }) => ($overlay ? overlay : null)}
`;

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

export const Ring = styled.span`
  width: 2.75rem;
  height: 2.75rem;
  border: 3px solid var(--color-border);
  border-top-color: var(--color-accent);
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;
