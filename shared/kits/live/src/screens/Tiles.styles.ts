import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  /* Two beside each other, or one where letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: var(--space-3);
  max-width: 72rem;
  margin: var(--space-5) auto 0;
  padding: 0 clamp(1rem, 4vw, 2.5rem);
  list-style: none;

  @media (min-width: 52rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 80rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

export const Name = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 1.5rem;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
`;

export const Value = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-xl);
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 600;
  line-height: 1.15;
`;

export const Word = styled.span`
  display: inline-block;
  font-size: var(--text-l);

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Line = styled.p`
  flex: 1;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.45;
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  p {
    margin: 0;
  }

  &[data-stale='true'] ${Value}, &[data-stale='true'] ${Line} {
    color: var(--color-text-soft);
  }
`;
