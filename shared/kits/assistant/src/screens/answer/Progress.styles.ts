import styled, { keyframes } from 'styled-components';

export const Doing = styled.p`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  margin: var(--space-2) 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);

  &[data-reconnecting] {
    color: var(--color-warning);
  }
`;

const swell = keyframes`
  0%,
  60%,
  100% {
    opacity: 0.35;
  }

  30% {
    opacity: 1;
    transform: translateY(-0.15rem);
  }
`;

export const Dots = styled.span`
  display: inline-flex;
  flex: none;
  gap: 0.25rem;

  span {
    width: 0.4rem;
    height: 0.4rem;
    border-radius: 50%;
    background: var(--color-accent);
    animation: ${swell} 1.2s ease-in-out infinite;
  }

  span:nth-child(2) {
    animation-delay: 0.15s;
  }

  span:nth-child(3) {
    animation-delay: 0.3s;
  }
`;
