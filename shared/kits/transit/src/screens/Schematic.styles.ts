import styled, { css } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

export const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: clamp(20rem, min(78vh, 115vw), 46rem);
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;

  &[data-zoomed='true'] {
    cursor: grab;
    touch-action: none;
  }
`;

export const Casing = styled.path`
  stroke: var(--color-surface);
`;

const faded = css`
  opacity: 0.3;
`;

export const Tracks = styled.g<{ readonly $faded: boolean }>`
  ${({ $faded }) => ($faded ? faded : null)}
`;

export const Dots = styled.g`
  & circle {
    fill: #ffffff;
    stroke: #2a2836;
  }
`;

/* Dots and labels are hundreds: of each kind one component, and "&&" to win over what all of them have. */
export const QuietDot = styled.circle`
  && {
    opacity: 0.4;
  }
`;

export const EndDot = styled.circle`
  && {
    stroke: var(--color-accent);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }
`;

export const Labels = styled.g`
  & text {
    fill: var(--color-text);
    stroke: var(--color-surface);
    stroke-linejoin: round;
    paint-order: stroke;
    pointer-events: none;
  }
`;

export const QuietLabel = styled.text`
  && {
    fill: var(--color-text-soft);
  }
`;

export const StrongLabel = styled.text`
  && {
    font-weight: 700;
  }
`;

export const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-3);
  gap: var(--space-2);

  & button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-card);
    cursor: pointer;
  }

  /* Below the drawing where it fills the width: a button would lie over the ends of lines. */
  @media (max-width: 40rem) {
    display: flex;
    position: static;
    justify-content: flex-end;
    padding: var(--space-2);
    border-top: 1px solid var(--color-border);
  }
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Station = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

export const Lines = styled.span`
  display: flex;
  gap: 0.25rem;
`;
