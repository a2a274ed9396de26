import styled from 'styled-components';

export const Bar = styled.fieldset`
  /* A fieldset is as wide as its words unless it is told otherwise. */
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  max-width: 72rem;
  margin: var(--space-3) auto 0;
  padding: 0 clamp(1rem, 4vw, 2.5rem);
  border: 0;
`;

/** One line on a phone, which scrolls by itself. */
export const Choices = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-width: 0;

  @media (max-width: 40rem) {
    flex-basis: 100%;
    margin-inline: calc(-1 * clamp(1rem, 4vw, 2.5rem));
    padding-inline: clamp(1rem, 4vw, 2.5rem);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const Legend = styled.legend`
  float: left;
  margin-right: var(--space-2);
  padding: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);

  @media (max-width: 40rem) {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

export const Filter = styled.button`
  min-height: 2.25rem;
  padding: 0 var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: 1.125rem;
  white-space: nowrap;
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  font-size: var(--text-s);
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-accent-text);
    font-weight: 600;
  }
`;

export const Count = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const NoneLeft = styled.p`
  flex-basis: 100%;
  margin: var(--space-2) 0 0;
`;
