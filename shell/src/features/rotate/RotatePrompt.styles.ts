import styled, { keyframes } from 'styled-components';
import { onScreenOfHelp } from '../../services/page';

export const Prompt = styled.aside`
  display: none;

  /* Specification, sections 2 and 9: width 768px or less, height over width. */
  @media (max-width: 768px) and (max-aspect-ratio: 9999/10000) {
    /* One slim line in the page's flow, where a visitor begins: it never lies over what is being read. */
    display: flex;
    align-items: center;
    gap: min(var(--space-2), 2vw);
    padding: 0 min(var(--space-1), 1vw) 0 min(var(--space-4), 4vw);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface-sunken);
  }

  /* The page's own script sets it before the first paint: nothing moves once the page is alive. */
  html[data-upright] & {
    display: none;
  }

  /* Nothing stands before a number that is dialled in danger: a screen of help says so of itself. */
  ${onScreenOfHelp} & {
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
  /* It grows with a reader's letters for as long as it stays slim. */
  font-size: min(0.75rem, 4.4vw);
  line-height: 1.25;

  @media (max-width: 22rem) {
    font-size: min(0.6875rem, 4.4vw);
  }
`;

/** Each of the two sentences on a line of its own. */
export const Title = styled.strong`
  display: block;
  font-weight: 650;
`;

export const Line = styled.span`
  display: block;
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
  width: min(0.65rem, 3.4vw);
  height: min(1.1rem, 6vw);
  flex: none;
  border: 1.5px solid var(--color-accent);
  border-radius: 0.15rem;
  animation: ${turn} 2.4s ease-in-out infinite;
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  width: min(1.9rem, 10vw);
  height: min(1.9rem, 10vw);
  flex: none;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
`;
