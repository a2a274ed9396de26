import { PinBadge } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import styled from 'styled-components';

export const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: var(--space-2) 0 var(--space-4);

  @media (min-width: 48rem) {
    &[data-single] {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    }

    &[data-single] > div {
      aspect-ratio: auto;
      min-height: 11rem;
    }
  }
`;

export const MapRoom = styled.div`
  aspect-ratio: 2.4;
  border-radius: var(--radius-l);
  background: var(--color-surface-sunken);
`;

export const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);
`;

export const Header = styled.header`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
`;

export const Pin = styled(PinBadge)`
  flex: none;
  margin-top: 0.15rem;
`;

export const Name = styled.p`
  margin: 0;
  font-family: var(--font-display);
  font-size: var(--text-l);
  font-weight: 560;
  line-height: 1.2;
`;

export const Numeral = styled.span`
  color: var(--color-text-soft);
`;

export const Where = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Kind = styled.span`
  text-transform: capitalize;
`;

export const Line = styled.p`
  margin: var(--space-2) 0;
  font-size: var(--text-s);
`;

export const Facts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  margin: 0 0 var(--space-2);
  padding: 0;
  font-size: var(--text-s);
  list-style: none;

  li {
    display: flex;
    gap: var(--space-2);
    align-items: baseline;
  }

  svg {
    flex: none;
    align-self: center;
    color: var(--color-text-soft);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding-top: var(--space-2);
`;

export const Trip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.25rem;
  padding: 0 var(--space-3);
  border: 1.5px solid var(--color-border-strong);
  border-radius: 999px;
  background: transparent;
  font-size: var(--text-s);
  font-weight: 600;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--color-success);
    background: var(--color-success-soft);
    color: var(--color-success);
  }
`;

export const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  font-size: var(--text-s);
  font-weight: 600;
`;
