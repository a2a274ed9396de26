import { fullRows } from '@odysseus/page';
import styled from 'styled-components';

export const Trip = styled.section`
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-5) clamp(1rem, 4vw, 2.5rem) var(--space-4);

  h2 {
    font-size: var(--text-l);
  }
`;

export const None = styled.p`
  margin: 0;
  color: var(--color-text-soft);
`;

export const Alerts = styled.ul`
  ${fullRows('24rem')}
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const AlertCard = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border-inline-start: 5px solid var(--color-warning);
  border-radius: var(--radius-m);
  background: var(--color-warning-soft);

  &[data-severity='stop'] {
    border-color: var(--color-danger);
    background: var(--color-danger-soft);
  }

  p {
    margin: 0 0 var(--space-1);
  }

  a {
    color: inherit;
  }
`;

export const Words = styled.p`
  font-weight: 600;
  line-height: 1.4;
`;

export const Instead = styled.p`
  font-size: var(--text-s);
`;

export const Origin = styled.p`
  font-size: var(--text-xs);

  ${AlertCard} &,
  ${AlertCard} & span {
    color: var(--color-text);
  }
`;

export const Spoken = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;
