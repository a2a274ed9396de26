import styled from 'styled-components';
import { Edit } from '../Fields.styles';

export const Questions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) var(--space-3);

  button {
    flex: 0 1 auto;
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: left;
  }

  @media print {
    display: none;
  }
`;

export const Panel = styled.div`
  margin-bottom: var(--space-5);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  & > p:last-child {
    margin: 0;
  }

  @media print {
    display: none;
  }
`;

export const Stays = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: center;
    padding: var(--space-1) 0;
  }

  li > span {
    flex: 1 1 7rem;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }
`;

export const StayFields = styled(Edit).attrs({ as: 'form' })`
  margin-top: var(--space-2);

  &:first-child {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
