import styled from 'styled-components';

/** The slider's room is narrow for the size of its letters. */
const largeLetters = '@container (max-width: 14rem)';

export const Years = styled.div`
  container-type: inline-size;
  padding: var(--space-4) clamp(1rem, 2vw, 1.5rem) var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  input {
    display: block;
    width: 100%;
    height: 2rem;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: pointer;
  }

  @media (min-width: 60rem) {
    --names: 11.5rem;
    --standings: 8.75rem;

    /* Over the bars below, so that a year of the slider is the same year there. */
    input {
      width: calc(100% - var(--names) - var(--standings) - 2 * var(--space-4));
      margin-inline: calc(var(--names) + var(--space-4)) calc(var(--standings) + var(--space-4));
    }
  }

  @media (max-width: 40rem) {
    margin: var(--space-3) var(--space-4) 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);

  h2 {
    margin: 0;
    font-size: var(--text-xl);
  }
`;

export const Year = styled.output`
  color: var(--color-accent);
  font-family: var(--font-display);
  font-size: var(--text-2xl);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
`;

export const Line = styled.p`
  margin: var(--space-1) 0 var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Marks = styled.div`
  position: relative;
  height: 1.5em;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  span {
    position: absolute;
    translate: -50%;
    white-space: nowrap;
  }

  span:first-child {
    translate: 0;
  }

  span:last-child {
    translate: -100%;
  }

  ${largeLetters} {
    span:nth-child(even) {
      display: none;
    }
  }

  /* Over the bars below, as the slider is. */
  @media (min-width: 60rem) {
    width: auto;
    margin-inline: calc(var(--names) + var(--space-4)) calc(var(--standings) + var(--space-4));
  }
`;

export const Name = styled.span`
  font-weight: 620;
`;

export const Standing = styled.span`
  color: var(--color-text-soft);

  @media (min-width: 60rem) {
    order: 1;
  }
`;

export const Bar = styled.span`
  position: relative;
  grid-column: 1 / -1;
  height: 0.5rem;
  border-radius: 999px;
  background: var(--color-surface-sunken);
`;

export const Span = styled.span`
  position: absolute;
  inset-block: 0;
  border-radius: 999px;
  background: var(--color-accent);
  opacity: 0.75;

  &[data-ruins] {
    opacity: 0.35;
  }
`;

export const Now = styled.span`
  position: absolute;
  inset-block: -0.2rem;
  width: 2px;
  background: var(--color-text);
`;

export const ToCome = styled.li`
  && {
    display: block;
    color: var(--color-text-soft);
  }
`;

export const Others = styled.details`
  summary {
    color: var(--color-accent);
    font-weight: 620;
    font-size: var(--text-s);
  }
`;

export const LandmarkList = styled.ul`
  display: grid;
  gap: var(--space-3) var(--space-6);
  margin: var(--space-4) 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.2rem var(--space-3);
    font-size: var(--text-s);
    line-height: 1.3;

    ${largeLetters} {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  li[data-standing='notYet'] ${Name}, li[data-standing='gone'] ${Name} {
    color: var(--color-text-soft);
  }

  li[data-standing='rising']
    ${Standing},
    li[data-standing='changing']
    ${Standing},
    li[data-standing='going']
    ${Standing} {
    color: var(--color-accent);
    font-weight: 620;
  }

  @media (min-width: 60rem) {
    gap: var(--space-2);

    li {
      grid-template-columns: var(--names) 1fr var(--standings);
      align-items: center;
      gap: var(--space-4);
    }

    ${Bar} {
      grid-column: auto;
    }
  }
`;
