import styled, { keyframes } from 'styled-components';

const slide = keyframes`
  from {
    transform: translateX(2rem);
    opacity: 0;
  }
`;

export const Drawer = styled.dialog`
  width: min(24rem, calc(100vw - 2.5rem));
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-raised);
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${slide} 200ms ease-out;

  &::backdrop {
    background: rgb(20 16 28 / 45%);
  }
`;

export const Content = styled.div`
  position: relative;
  min-height: 100%;
  padding: var(--space-5) var(--space-4);
`;

export const Close = styled.button`
  position: absolute;
  top: var(--space-4);
  right: var(--space-3);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
`;
