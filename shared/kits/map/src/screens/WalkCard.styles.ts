import styled from 'styled-components';

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);
  scroll-margin-top: var(--space-4);

  /* However long its words are, the button stands where the others' do. */
  & > button {
    align-self: flex-start;
    margin-top: auto;
  }

  &[data-drawn] {
    border-color: var(--color-accent);
    box-shadow: 0 0 0 1px var(--color-accent);
  }
`;

export const Name = styled.h3`
  margin-bottom: var(--space-1);
  font-size: 1.25rem;
`;

export const Quick = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--text-s);
  font-weight: 650;
`;

export const Line = styled.p`
  margin-bottom: var(--space-3);
  font-size: var(--text-s);
`;

export const Ends = styled.p`
  margin: var(--space-2) 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Unfold = styled.details`
  margin-top: var(--space-3);
  border-top: 1px solid var(--color-border);

  & > summary {
    padding: var(--space-3) 0 var(--space-1);
    color: var(--color-accent);
    font-weight: 650;
    cursor: pointer;
  }
`;

/** What its steps and cobbles ask for. */
export const Note = styled.p`
  margin: var(--space-2) 0;
  font-size: var(--text-s);
`;

/** Numbered as the stops on the map are. */
export const Stops = styled.ol`
  margin: var(--space-2) 0 0;
  padding: 0;
  counter-reset: stop;
  font-size: var(--text-s);
  list-style: none;

  & > li {
    position: relative;
    min-height: 1.75rem;
    padding: 0 0 var(--space-3) 2.5rem;
    counter-increment: stop;
  }

  & > li::before {
    position: absolute;
    top: 0;
    left: 0;
    width: 1.625rem;
    border-radius: 50%;
    background: var(--color-accent);
    color: var(--color-accent-text);
    content: counter(stop);
    font-weight: 700;
    line-height: 1.625rem;
    text-align: center;
  }

  /* The way from one to the next. */
  & > li:not(:last-child)::after {
    position: absolute;
    top: 1.9rem;
    bottom: 0.2rem;
    left: calc(0.8125rem - 1px);
    border-left: 2px dashed var(--color-accent);
    content: '';
  }

  p {
    margin: 0;
  }
`;

export const StopHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  margin-bottom: var(--space-1);
`;

export const StopName = styled.h4`
  margin: 0;
  font-size: var(--text-m);
  overflow-wrap: anywhere;
`;

export const Stay = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  white-space: nowrap;
`;

export const Onward = styled.p`
  padding-top: var(--space-1);
  color: var(--color-text-soft);
  font-size: var(--text-xs);

  svg {
    vertical-align: -0.15em;
  }
`;
