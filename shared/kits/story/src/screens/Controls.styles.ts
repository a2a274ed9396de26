import styled from 'styled-components';

export const Board = styled.div`
  padding: var(--space-2) var(--space-4) var(--space-3);
  background: var(--color-surface);
  box-shadow: 0 -1px 0 var(--color-border);

  @media (max-width: 40rem) {
    position: sticky;
    z-index: 3;
    bottom: 0;
  }
`;

export const Scrubber = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  input {
    flex: 1;
    min-width: 0;
    height: 1.75rem;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: pointer;
  }
`;

export const Clock = styled.span`
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

export const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

export const Gap = styled.span`
  flex: 1;
`;

export const RoundButton = styled.button`
  display: grid;
  place-content: center;
  width: 2.875rem;
  height: 2.875rem;
  padding: 0;
  border: 1.5px solid transparent;
  border-radius: 50%;
  background: transparent;
  color: var(--color-text);
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
  }

  &[data-main='true'] {
    width: 3.375rem;
    height: 3.375rem;
    background: var(--color-accent);
    color: var(--color-accent-text);
  }

  &[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }

  &[aria-pressed='false'] {
    border-color: var(--color-border-strong);
  }

  &[aria-disabled='true'] {
    color: var(--color-border-strong);
    cursor: default;
  }
`;
