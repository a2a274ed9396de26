import styled, { css } from 'styled-components';

export const Panel = styled.div`
  font-size: var(--text-s);
`;

export const Title = styled.h2`
  margin: 0 2.5rem var(--space-2) 0;
  font-size: var(--text-l);

  &:focus {
    outline: none;
  }
`;

export const Said = styled.p`
  min-height: 1.4em;
  margin: 0 0 var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const None = styled.p`
  color: var(--color-text-soft);
`;

export const List = styled.ul`
  margin: 0 0 var(--space-4);
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border-radius: var(--radius-m);

  &[data-current] {
    background: var(--color-accent-soft);
  }
`;

export const Name = styled.span`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Open = styled.button`
  display: grid;
  flex: 1;
  min-width: 0;
  min-height: 3rem;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  line-height: 1.35;
  text-align: start;
  cursor: pointer;

  &:hover ${Name} {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;

export const Soft = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Remove = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: 2.5rem;
  min-height: 2.5rem;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-text-soft);
  cursor: pointer;

  &:hover {
    color: var(--color-danger);
  }
`;

export const Confirm = styled.div`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-2) var(--space-3);
`;

const choice = css`
  min-height: 2.25rem;
  padding: 0 var(--space-4);
  border: 1.5px solid var(--color-border-strong);
  border-radius: 999px;
  background: var(--color-surface-raised);
  font-weight: 620;
  cursor: pointer;
`;

export const Yes = styled.button`
  ${choice}
  border-color: var(--color-danger);
  color: var(--color-danger);
`;

export const No = styled.button`
  ${choice}
`;
