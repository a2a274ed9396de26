import styled from 'styled-components';

/** Darkens all of the window, and lies above whatever else does. */
export const Cover = styled.dialog`
  position: fixed;
  inset: 0;
  width: auto;
  max-width: none;
  height: auto;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: rgb(10 8 16 / 55%);
  color: var(--color-text);

  &::backdrop {
    background: none;
  }
`;

/** Comes up from the lower edge, where a thumb is. */
export const Panel = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  box-sizing: border-box;
  width: min(100%, 28rem);
  max-height: 90%;
  margin: auto;
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--color-surface-raised);

  @media (min-width: 48rem) {
    top: 0;
    height: fit-content;
    border-radius: var(--radius-l);
  }
`;

/** What a press beside the panel is one on. Behind it in the page too, so that the focus never comes here. */
export const Beside = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  border: 0;
  background: none;
`;
