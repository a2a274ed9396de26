import styled from 'styled-components';

export const Hours = styled.ol`
  display: flex;
  gap: var(--space-2);
  margin: 0 0 var(--space-2);
  padding: 0 0 var(--space-2);
  overflow-x: auto;
  list-style: none;
`;

export const HourCard = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 0 5.5rem;
  align-content: start;
  gap: var(--space-1);
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  font-size: var(--text-xs);
  line-height: 1.35;

  strong {
    font-size: var(--text-m);
  }

  &[data-wet='true'] {
    border-color: var(--color-focus);
    border-bottom-width: 4px;
  }
`;

export const Clock = styled.span`
  color: var(--color-text-soft);
  font-variant-numeric: tabular-nums;
`;

export const Forecast = styled.div`
  &[data-stale='true'] ${HourCard} {
    border-style: dashed;
    background: none;
    color: var(--color-text-soft);
  }
`;

export const Typical = styled.div`
  p {
    max-width: var(--measure);
    margin: 0 0 var(--space-2);
  }
`;

export const Look = styled.p`
  margin: var(--space-3) 0 0;
  font-size: var(--text-s);
`;

export const Warnings = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
`;
