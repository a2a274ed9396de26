import styled from 'styled-components';

export const Card = styled.section`
  max-width: var(--measure);
  margin: var(--space-2) 0 var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);
`;

export const Title = styled.p`
  margin: 0;
  font-family: var(--font-display);
  font-size: var(--text-l);
  font-weight: 560;
  line-height: 1.2;
`;

export const Sum = styled.p`
  margin: 0 0 var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Legs = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: var(--space-2);
    align-items: start;
  }
`;

export const Sign = styled.span`
  display: flex;
  justify-content: center;
`;

export const Soft = styled.span`
  display: block;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;
