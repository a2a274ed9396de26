import styled, { css } from 'styled-components';

export const Controls = styled.div`
  position: absolute;
  z-index: 3;
  top: var(--space-3);
  right: var(--space-3);
  display: grid;
  gap: var(--space-3);
  justify-items: end;

  @media print {
    display: none;
  }
`;

export const Stack = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
`;

export const ControlButton = styled.button`
  display: grid;
  width: 2.5rem;
  height: 2.5rem;
  border: 0;
  border-bottom: 1px solid var(--color-border);
  background: none;
  color: var(--color-text);
  cursor: pointer;
  place-items: center;

  &:last-child {
    border-bottom: 0;
  }

  &:hover {
    background: var(--color-surface-sunken);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Pad = styled.div`
  display: grid;
  grid-template: repeat(3, 1.5rem) / repeat(3, 1.5rem);
  border: 1px solid var(--color-border);
  border-radius: 50%;
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
`;

const directions = {
  north: css`
    grid-area: 1 / 2;

    & svg {
      transform: rotate(-90deg);
    }
  `,
  west: css`
    grid-area: 2 / 1;

    & svg {
      transform: rotate(180deg);
    }
  `,
  east: css`
    grid-area: 2 / 3;
  `,
  south: css`
    grid-area: 3 / 2;

    & svg {
      transform: rotate(90deg);
    }
  `,
};

export const Arrow = styled.button<{ readonly $to: keyof typeof directions }>`
  display: grid;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--color-text);
  cursor: pointer;
  place-items: center;

  &:hover {
    background: var(--color-surface-sunken);
  }

  ${({ $to }) => directions[$to]}
`;
