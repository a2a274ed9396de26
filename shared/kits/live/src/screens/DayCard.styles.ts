import styled from 'styled-components';

export const Card = styled.li`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  summary {
    padding: var(--space-2) var(--space-4);
  }

  summary:hover h4 {
    color: var(--color-accent);
  }

  &[data-kind='strike'],
  &[data-kind='demonstration'] {
    border-color: var(--color-danger);
  }
`;

export const When = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Kind = styled.span`
  margin-inline-end: var(--space-1);
  color: var(--color-accent);
  font-weight: 700;
`;

export const Name = styled.h4`
  margin: 0;
  font-family: var(--font-text);
  font-size: var(--text-m);
  font-weight: 600;
`;

/** What else the day brings, before it unfolds. */
export const With = styled.span`
  display: block;
  color: var(--color-text-soft);
  font-size: var(--text-s);
  line-height: 1.4;
`;

export const Event = styled.div`
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-border);

  h5,
  & > ${When} {
    margin: 0;
    padding: 0 var(--space-4);
  }

  h5 {
    font-family: var(--font-text);
    font-size: var(--text-s);
    font-weight: 600;
  }
`;

export const Body = styled.div`
  padding: 0 var(--space-4) var(--space-3);

  p {
    max-width: var(--measure);
    margin: 0 0 var(--space-1);
    font-size: var(--text-s);
    line-height: 1.45;
  }
`;
