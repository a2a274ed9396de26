import styled, { css } from 'styled-components';

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0 0 var(--space-5);
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: var(--space-3);
    padding: 0;
    font-family: var(--font-display);
    font-size: var(--text-l);
    font-weight: 560;
  }
`;

export const Line = styled.p`
  margin: 0 0 var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3);
  margin-bottom: var(--space-2);
  align-items: end;
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-width: 0;

  label {
    font-size: var(--text-s);
    font-weight: 600;
    line-height: 1.3;
  }
`;

const input = css`
  width: 100%;
  min-width: 0;
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--color-border-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  font-size: var(--text-s);

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;

export const Input = styled.input`
  ${input}
`;

export const Select = styled.select`
  ${input}
`;

export const Whole = styled.input`
  ${input}
  max-width: 7rem;
`;

export const Travellers = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0 0 var(--space-3);
  padding: 0;
  list-style: none;

  & > div:nth-of-type(1) {
    width: 4.75rem;
  }

  & > div:nth-of-type(2) {
    flex: 1 1 9rem;
  }
`;

/** Side by side, or below each other where letters are large. */
export const Traveller = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: end;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Quiet = styled.legend`
  padding: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--color-text-soft);
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
`;

export const Check = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.25rem;
  font-size: var(--text-s);

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
`;

export const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  min-width: 0;
  margin: var(--space-2) 0 0;
  padding: 0;
  border: 0;
`;
