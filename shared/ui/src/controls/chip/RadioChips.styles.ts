import styled from 'styled-components';

export const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* They do nothing without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

export const Legend = styled.legend`
  margin-bottom: var(--space-2);
  padding: 0;
  font-size: var(--text-s);
  font-weight: 650;
`;

export const Option = styled.label`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-width: 2.75rem;
  max-width: 100%;
  min-height: 2.75rem;
  padding: var(--space-1) var(--space-3);
  border: 1.5px solid var(--color-border-strong);
  border-radius: 1.375rem;
  background: var(--color-surface-raised);
  font-size: var(--text-s);
  line-height: 1.3;
  cursor: pointer;

  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    font-weight: 620;
  }

  input {
    flex: none;
    margin: 0;
    accent-color: var(--color-accent);
  }
`;
