import styled from 'styled-components';

/** The name of what is moved, beside the pointer. */
export const Ghost = styled.p`
  position: fixed;
  top: 0;
  left: 0;
  z-index: 40;
  max-width: 16rem;
  margin: 0;
  padding: var(--space-2) var(--space-3);
  overflow: hidden;
  border: 2px solid var(--color-accent);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  font-size: var(--text-s);
  font-weight: 650;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;

  &[hidden] {
    display: none;
  }
`;

export const Line = styled.div`
  position: fixed;
  top: -2px;
  left: 0;
  z-index: 39;
  height: 4px;
  border-radius: 2px;
  background: var(--color-accent);
  pointer-events: none;

  &[hidden] {
    display: none;
  }
`;
