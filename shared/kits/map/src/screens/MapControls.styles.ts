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

  /* A row: half a small screen belongs to the sheet. */
  @media (max-width: 59.99rem) {
    display: flex;
  }
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

  @media (max-width: 59.99rem) {
    width: 2.75rem;
    height: 2.75rem;
    border-right: 1px solid var(--color-border);
    border-bottom: 0;

    &:last-child {
      border-right: 0;
    }
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

  /* Nothing is left of the map that could be moved. */
  @media (max-width: 59.99rem) {
    [data-stop='full'] & {
      display: none;
    }
  }
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
