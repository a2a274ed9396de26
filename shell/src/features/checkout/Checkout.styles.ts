import styled from 'styled-components';

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
  max-width: var(--measure);
`;

export const Lead = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-l);
  line-height: 1.45;
  text-wrap: pretty;
`;

/** A notice, and the next step below it. */
export const Told = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
`;

export const Choice = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h2 {
    margin: 0;
  }
`;

export const Passes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Pass = styled.li`
  display: flex;
  flex-direction: column;
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  &[data-chosen='true'] {
    border-color: var(--color-accent);
    outline: 2px solid var(--color-accent);
    outline-offset: -1px;
  }
`;

export const YourChoice = styled.p`
  margin: calc(-1 * var(--space-2)) 0 var(--space-2);
  color: var(--color-accent);
  font-size: var(--text-s);
  font-weight: 650;
`;

export const PassName = styled.h3`
  margin-bottom: var(--space-3);
`;

export const PassPrice = styled.p`
  margin: 0;
  font-family: var(--font-display);
  font-size: var(--text-2xl);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
`;

export const PassPerDay = styled.p`
  margin-bottom: var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const PassLine = styled.p`
  flex: 1;
  text-wrap: pretty;
`;

export const SmallPrint = styled.p`
  max-width: var(--measure);
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Holds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-top: var(--space-6);
  border-top: 1px solid var(--color-border);

  h2 {
    margin: 0;
  }
`;
