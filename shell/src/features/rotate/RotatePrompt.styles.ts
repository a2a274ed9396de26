import styled, { keyframes } from 'styled-components';

export const Prompt = styled.aside`
  display: none;

  /* Specification, sections 2 and 9: width 768px or less, height over width. */
  @media (max-width: 768px) and (max-aspect-ratio: 9999/10000) {
    /* One slim line in the page's flow, where a visitor begins: it never lies over what is being read. */
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: 0.2rem var(--space-2) 0.2rem var(--space-4);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface-sunken);
  }

  /* The page's own script sets it before the first paint: nothing moves once the page is alive. */
  html[data-upright] & {
    display: none;
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

export const Words = styled.p`
  flex: 1;
  margin: 0;
  font-size: 0.75rem;
  line-height: 1.3;
`;

export const Title = styled.strong`
  font-weight: 650;
`;

export const Line = styled.span`
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
  width: 0.65rem;
  height: 1.1rem;
  flex: none;
  border: 1.5px solid var(--color-accent);
  border-radius: 0.15rem;
  animation: ${turn} 2.4s ease-in-out infinite;
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  width: 1.9rem;
  height: 1.9rem;
  flex: none;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
`;
