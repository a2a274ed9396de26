import { PinBadge } from '@odysseus/page';
import styled from 'styled-components';

export const Card = styled.article`
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  font-size: var(--text-s);

  /* The sheet is its frame. */
  @media (max-width: 59.99rem) and (scripting: enabled) {
    padding: 0 var(--space-1);
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
`;

export const Pin = styled(PinBadge)`
  width: 1.6rem;
  height: auto;
  margin-top: 0.2rem;
`;

export const Name = styled.h3`
  margin: 0;
  font-size: var(--text-l);

  &:focus {
    outline: none;
  }
`;

export const Where = styled.p`
  margin: 0 0 var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Close = styled.button`
  display: grid;
  width: 2.5rem;
  height: 2.5rem;
  margin: -0.4rem -0.4rem 0 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--color-text-soft);
  cursor: pointer;
  place-items: center;

  &:hover {
    background: var(--color-surface-sunken);
  }
`;

export const Summary = styled.p`
  margin-bottom: var(--space-2);
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0 0 var(--space-3);
  padding: 0;
  list-style: none;
  font-weight: 600;

  & [data-open='true'] {
    color: var(--color-success);
  }

  & [data-open='false'] {
    color: var(--color-danger);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
`;
