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
  min-width: 0;
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
 * The way to an answer that stands below the form: before its longest part, where it lies over no field. It has its room before
 * there is an answer, so that nothing moves under the hand when one comes.
 */
export const Onward = styled.p`
  min-height: 2.75rem;
  margin: calc(-1 * var(--space-2)) 0 var(--space-5);

  @media (min-width: 64rem) {
    display: none;
  }
`;

export const Jump = styled.a`
  /* ::first-letter holds for blocks alone. */
  display: inline-block;
  padding: var(--space-3) var(--space-5);
  border-radius: 1.375rem;
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-size: var(--text-s);
  font-weight: 620;
  line-height: 1.25rem;
  text-decoration: none;

  &::first-letter {
    text-transform: uppercase;
  }
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
