import styled, { css, keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

export const StillImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[data-fades='true'] {
    animation: ${appear} 900ms ease both;
  }
`;

export const Instead = styled.p`
  position: absolute;
  inset: auto 12% 30%;
  margin: 0;
  text-align: center;
`;

export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0;
  transition: opacity 700ms ease;

  &[data-visible='true'] {
    opacity: 1;
  }

  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/* Words lie on their own shade, so that they are read over any sky. */
const shaded = css`
  position: absolute;
  z-index: 1;
  margin: 0;
  text-shadow:
    0 1px 3px rgb(20 14 32 / 80%),
    0 0 18px rgb(20 14 32 / 65%);
  pointer-events: none;
`;

export const Title = styled.div`
  ${shaded}
  inset: var(--space-4) auto auto var(--space-5);
  max-width: 62%;
  animation: ${appear} 900ms ease both;

  @media (max-width: 40rem) {
    inset: var(--space-3) auto auto var(--space-4);
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Dates = styled.p`
  margin: 0;
  font-size: var(--text-s);
`;

export const Name = styled.p`
  margin: 0;
  font-family: var(--font-display);
  font-size: var(--text-xl);
  line-height: 1.15;

  @media (max-width: 40rem) {
    font-size: var(--text-l);
  }
`;

export const Year = styled.p`
  ${shaded}
  inset: var(--space-4) var(--space-5) auto auto;
  font-family: var(--font-display);
  font-size: var(--text-2xl);
  font-variant-numeric: tabular-nums;
  line-height: 1;

  @media (max-width: 40rem) {
    inset: var(--space-3) var(--space-4) auto auto;
    font-size: var(--text-xl);
  }
`;

export const Start = styled.span`
  position: absolute;
  z-index: 2;
  inset: 0;
  display: grid;
  place-content: center;
  width: 5rem;
  height: 5rem;
  margin: auto;
  border-radius: 50%;
  background: rgb(24 17 40 / 66%);
  box-shadow: 0 0 0 2px rgb(255 250 240 / 75%);
`;

export const Illustration = styled.p`
  position: absolute;
  z-index: 1;
  inset: auto var(--space-3) var(--space-2) auto;
  margin: 0;
  font-size: var(--text-xs);
  text-shadow:
    0 1px 3px rgb(20 14 32 / 90%),
    0 0 8px rgb(20 14 32 / 90%);
`;

export const View = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  width: 100%;
  /* Stage, captions and buttons are seen together. */
  max-height: max(18rem, calc(100svh - 22rem));
  background: #2a2438;
  color: #fffaf0;
  cursor: pointer;

  &::before {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    height: 34%;
    background: linear-gradient(rgb(24 17 40 / 52%), rgb(24 17 40 / 0%));
    content: '';
    pointer-events: none;
  }

  &:hover ${Start} {
    background: rgb(24 17 40 / 86%);
  }

  @media (max-width: 40rem) {
    aspect-ratio: 5 / 4;
    max-height: 38svh;
  }
`;

/** The line below the picture. */
export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  padding-inline: var(--space-4);
  background: var(--color-surface-sunken);
  color: var(--color-text);
  font-size: var(--text-s);

  p {
    margin: var(--space-2) 0;
  }

  button {
    margin-inline-start: calc(-1 * var(--space-3));
  }

  @media (max-width: 40rem) {
    font-size: var(--text-xs);
    line-height: 1.35;
  }
`;

export const Stage = styled.div`
  position: relative;

  /* The line below the picture needs its room, too. */
  &:has(${Words} > *) ${View} {
    max-height: max(16rem, calc(100svh - 27rem));
  }

  @media (max-width: 40rem) {
    &:has(${Words} > *) ${View} {
      max-height: 30svh;
    }
  }
`;
