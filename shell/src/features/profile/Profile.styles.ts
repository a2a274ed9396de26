import { ScreenHeading } from '@odysseus/ui';
import styled, { css } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-6) clamp(1rem, 4vw, 2.5rem) var(--space-8);

  @media (min-width: 48rem) {
    padding-top: var(--space-7);
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
`;

export const Who = styled.div`
  flex: 1;
  min-width: min(100%, 14rem);
`;

export const Wide = styled.div`
  width: 100%;
`;

export const Heading = styled(ScreenHeading)`
  && {
    margin-bottom: var(--space-2);
    font-size: var(--text-2xl);
  }
`;

const called = css`
  margin: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  ${called}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  font-weight: 650;
`;

export const Email = styled.p`
  ${called}
  color: var(--color-text-soft);
`;

export const Soft = styled.p`
  color: var(--color-text-soft);
`;

export const Portrait = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  overflow: hidden;
  border-radius: 50%;
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-family: var(--font-display);
  font-size: 1.5rem;
  font-weight: 600;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    /* The settings are the longest: they fill the second column beside the three others. */
    & > :nth-child(2) {
      grid-column: 2;
      grid-row: 1 / span 3;
    }
  }
`;

export const Saved = styled.p`
  min-height: 1.5em;
  margin: var(--space-3) 0 0;
  color: var(--color-success);
  font-size: var(--text-s);
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  & > [role='alert'] {
    margin-bottom: var(--space-4);
  }

  ${Saved}:empty {
    min-height: 0;
    margin: 0;
  }

  @media (min-width: 48rem) {
    padding: var(--space-6);
  }
`;

/** As high while passes are waited for as with one of them, or none: what stands below does not move from under a finger. */
export const Told = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  width: 100%;
  min-height: 12rem;

  & > [data-waiting] {
    min-height: inherit;
  }
`;

export const PeriodList = styled.ul`
  width: 100%;
  padding: 0;
  list-style: none;
`;

export const Period = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--color-border);

  &:last-child {
    border-bottom: 0;
  }
`;

export const Settings = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: 100%;
`;

export const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--space-1);
    padding: 0;
    font-weight: 650;
  }
`;

export const Hint = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Answers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
`;

export const Answer = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  cursor: pointer;

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
`;

export const Ages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  padding: 0;
  list-style: none;
`;

export const Age = styled.li`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding-inline-start: var(--space-4);
  border-radius: 999px;
  background: var(--color-surface-sunken);
  font-size: var(--text-s);
`;

export const Remove = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--color-text-soft);
  cursor: pointer;

  &:hover {
    color: var(--color-danger);
  }
`;

export const AddAge = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 14rem) auto;
  gap: var(--space-3);
  align-items: end;
  justify-content: start;

  &:has([aria-invalid]) {
    align-items: center;
  }
`;

export const Dialog = styled.dialog`
  width: min(30rem, calc(100vw - 2 * var(--space-4)));
  padding: var(--space-6);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-raised);

  &::backdrop {
    background: rgb(10 8 16 / 60%);
  }
`;

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  margin-top: var(--space-3);

  /* Where they stand below each other, they are of one width. */
  @media (max-width: 30rem) {
    & > * {
      flex: 1 1 100%;
    }
  }
`;

export const Goodbye = styled.section`
  max-width: var(--measure);
  margin: 0 auto;
  padding: var(--space-8) var(--space-4);
  text-align: center;
`;
