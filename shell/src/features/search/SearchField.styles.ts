import styled, { css } from 'styled-components';

interface Shape {
  readonly $iconOnly: boolean;
}

const field = css`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  width: calc(100% - 1rem);
  min-height: 2.75rem;
  margin: 0 0.5rem var(--space-3);
  padding: 0 0.75rem;
  border: 1px solid rgb(255 255 255 / 22%);
  border-radius: var(--radius-m);
  background: rgb(255 255 255 / 7%);
  color: var(--color-rail-text);
  font: inherit;
  font-size: var(--text-s);
  white-space: nowrap;
  cursor: pointer;
  overflow: hidden;

  &:hover {
    background: rgb(255 255 255 / 13%);
  }

  svg {
    flex: none;
  }
`;

const icon = css`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-left: auto;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

export const Opener = styled.button<Shape>`
  ${({ $iconOnly }) => ($iconOnly ? icon : field)}
`;

const shown = css`
  flex: 1;
  text-align: left;
`;

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Words = styled.span<Shape>`
  ${({ $iconOnly }) => ($iconOnly ? hidden : shown)}
`;

export const Shortcut = styled.kbd`
  color: var(--color-rail-soft);
  font: inherit;
  font-size: var(--text-xs);
`;

export const Dialog = styled.dialog`
  max-width: 26rem;
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  color: var(--color-text);
`;
