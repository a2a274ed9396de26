import styled from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  max-width: var(--measure);
  margin-top: var(--space-2);
  margin-inline-start: calc(-1 * var(--space-2));
`;

export const Buttons = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;
`;

export const RoundButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--color-text-soft);
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }

  &[aria-pressed='true'] {
    background: var(--color-accent);
    color: var(--color-accent-text);
  }
`;

export const Said = styled.span`
  padding-inline-start: var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Reason = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex-basis: 100%;
  gap: var(--space-2);
  padding: var(--space-2);
`;

export const ReasonButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
