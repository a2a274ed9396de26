import styled from 'styled-components';

export const Waiting = styled.div`
  position: fixed;
  z-index: 90;
  inset: 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);
  background: var(--color-danger-soft);
  box-shadow: var(--shadow-raised);
  color: var(--color-text);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--color-danger);
    font-size: var(--text-l);
    font-weight: 700;
  }

  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-left: auto;
    border: 0;
    background: transparent;
    cursor: pointer;
  }
`;
