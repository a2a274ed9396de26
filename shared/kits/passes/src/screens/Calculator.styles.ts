import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  /* A form that nothing answers is left away; the sentence above it says why. */
  @media (scripting: none) {
    display: none;
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
    align-items: start;
  }
`;

export const Form = styled.form`
  position: relative;
  min-width: 0;

  /* Room for the way to the answer, which comes to rest at the form's end. */
  padding-bottom: var(--space-5);

  @media (min-width: 64rem) {
    padding-bottom: 0;
  }
`;

export const Whole = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Example = styled.p`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

/**
 * Where the way to the answer floats. It begins a screen below the first field, so that nothing floats over what is filled in before
 * that field was scrolled past.
 */
export const Floating = styled.div`
  position: absolute;
  z-index: 1;
  inset: min(100% - 3rem, 100svh + 14rem) 0 calc(-1 * var(--space-3));
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  pointer-events: none;

  @media (min-width: 64rem) {
    display: none;
  }
`;

export const Jump = styled.a`
  position: sticky;
  bottom: var(--space-3);
  pointer-events: auto;
  padding: var(--space-3) var(--space-5);
  border-radius: 999px;
  background: var(--color-accent);
  box-shadow: var(--shadow-raised);
  color: var(--color-accent-text);
  font-size: var(--text-s);
  font-weight: 620;
  text-decoration: none;
`;

/** As high as it needs: a box that scrolled by itself would hide what stands below its fold. */
export const Result = styled.section`
  min-width: 0;
  min-height: 24rem;
  padding: var(--space-5);
  border: 2px solid var(--color-accent);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);

  @media (min-width: 64rem) {
    position: sticky;
    top: 5rem;
  }

  @media (max-width: 30rem) {
    padding: var(--space-4);
  }
`;

export const Sum = styled.p`
  strong {
    display: block;
    font-family: var(--font-display);
    font-size: var(--text-xl);
    font-weight: 600;
    line-height: 1.2;
  }
`;

export const ProblemList = styled.ul`
  padding-left: 1.25rem;
  color: var(--color-danger);
`;
