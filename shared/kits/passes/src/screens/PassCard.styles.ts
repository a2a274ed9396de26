import { Icon } from '@odysseus/ui';
import styled from 'styled-components';

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  @media (max-width: 30rem) {
    padding: var(--space-4);
  }

  /* However long its words are, it unfolds where the others do. */
  & > details {
    margin-top: auto;
  }

  & > details > summary {
    color: var(--color-accent);
    font-weight: 600;
    font-size: var(--text-s);
  }

  & > details[open] > summary {
    margin-bottom: var(--space-3);
  }
`;

export const Name = styled.h3`
  margin-bottom: var(--space-2);
  font-size: var(--text-xl);
`;

export const Summary = styled.p`
  font-weight: 600;
`;

export const Offers = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--color-border);
  font-size: var(--text-s);
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--color-border);
  }

  li > :first-child {
    flex: 1 1 7rem;
    min-width: 0;
  }
`;

/** Each whole in its line, beside what they are of, or below it where letters are large. */
export const Prices = styled.span`
  display: grid;
  grid-template-columns: minmax(0, auto);
  max-width: 100%;
  margin-left: auto;
  text-align: right;

  strong {
    white-space: nowrap;
  }

  /* Goes into a line of its own as a whole. */
  small {
    display: inline-block;
    color: var(--color-text-soft);
    font-size: var(--text-xs);
  }
`;

export const Counts = styled.p`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-accent-soft);
  font-size: var(--text-s);

  & > span {
    min-width: 0;
  }
`;

export const CountsIcon = styled(Icon)`
  flex: none;
  margin-top: 0.2rem;
  color: var(--color-accent);
`;

export const Label = styled.span`
  display: block;
  font-weight: 650;
`;

export const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);
  margin-bottom: var(--space-4);
  font-size: var(--text-s);

  h4 {
    margin-bottom: var(--space-2);
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: var(--space-2);
    line-height: 1.45;
  }
`;

export const Mark = styled(Icon)`
  margin-top: 0.2rem;
`;

/** Whether a pass opens what a list names. */
export type Tone = 'opens' | 'shut';

const colours = {
  opens: 'var(--color-success)',
  shut: 'var(--color-danger)',
} satisfies Record<Tone, string>;

export const Side = styled.div<{ readonly $tone: Tone }>`
  ${Mark} {
    color: ${({ $tone }) => colours[$tone]};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  font-size: var(--text-s);

  dt {
    color: var(--color-accent);
    font-weight: 650;
  }

  dd {
    margin: 0;
  }
`;

export const Tips = styled.ul`
  padding-left: 1.25rem;
  font-size: var(--text-s);
`;
