import { PinBadge } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import styled, { css } from 'styled-components';

export const Group = styled.section`
  content-visibility: auto;
  contain-intrinsic-size: auto 28rem;

  & h3 {
    position: sticky;
    z-index: 1;
    top: 0;
    margin: 0;
    padding: var(--space-3) var(--space-4) var(--space-2);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);
    font-size: var(--text-m);

    @media (max-width: 59.99rem) {
      padding-top: var(--space-2);
      font-size: var(--text-s);
    }
  }

  /* Of a sheet at its lowest stop the first place is seen whole: the name of its district takes one line there. */
  @media (max-width: 59.99rem) and (scripting: enabled) {
    [data-stop='peek'] & h3 {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  align-items: stretch;
  border-bottom: 1px solid var(--color-border);

  &[data-pointed] {
    background: var(--color-surface-sunken);
  }

  &[data-chosen] {
    background: var(--color-accent-soft);
  }
`;

export const Choose = styled.button`
  display: grid;
  flex: 1;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 0 var(--space-2);
  min-width: 0;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border: 0;
  background: none;
  color: var(--color-text);
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Pin = styled(PinBadge)`
  grid-row: span 4;
  margin-top: 0.15rem;
`;

export const Name = styled.bdi`
  font-weight: 600;
  line-height: 1.3;
`;

const small = css`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.45;
`;

export const Facts = styled.span`
  ${small}
  grid-column: 2;
`;

export const State = styled.span`
  ${small}
  grid-column: 2;
  font-weight: 600;

  &[data-open='true'] {
    color: var(--color-success);
  }
`;

/** Square, as its pin on the map is. */
export const Trip = styled.span`
  grid-column: 2;
  justify-self: start;
  padding: 0 0.4em;
  border-radius: var(--radius-s);
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-size: var(--text-xs);
  font-weight: 650;
`;

export const Told = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  max-width: 7rem;
  padding: 0 var(--space-4) 0 var(--space-2);
  font-size: var(--text-xs);
  text-align: end;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Locked = styled.li`
  padding: var(--space-2) var(--space-4) var(--space-2) 3rem;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  font-style: italic;
`;
