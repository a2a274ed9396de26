import styled, { css, keyframes } from 'styled-components';

export const Prompt = styled.aside`
  display: none;

  /* Specification, sections 2 and 9: width 768px or less, height over width. */
  @media (max-width: 768px) and (max-aspect-ratio: 9999/10000) {
    /* In the page's flow, where a visitor begins: it never lies over what is being read. */
    display: flex;
    margin: var(--space-2) var(--space-3) 0;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-raised);
  }

  & > div {
    flex: 1;
  }

  /* Nothing stands before a number that is dialled in danger: a screen of help says so of itself. */
  body:has([data-urgent]) & {
    display: none;
  }

  /* Without scripts it could not be closed. */
  @media (scripting: none) {
    display: none;
  }
`;

const words = css`
  margin: 0;
  font-size: var(--text-xs);
  line-height: 1.35;
`;

export const Title = styled.p`
  ${words}
  font-weight: 650;
`;

export const Line = styled.p`
  ${words}
  color: var(--color-text-soft);
`;

const turn = keyframes`
  0%,
  25% {
    transform: rotate(0);
  }

  60%,
  100% {
    transform: rotate(-90deg);
  }
`;

export const Phone = styled.span`
  width: 0.9rem;
  height: 1.5rem;
  flex: none;
  border: 2px solid var(--color-accent);
  border-radius: 0.2rem;
  animation: ${turn} 2.4s ease-in-out infinite;
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  flex: none;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
`;
