import { ScreenHeading } from '@odysseus/ui';
import styled from 'styled-components';

export const Page = styled.section`
  max-width: 38rem;
  margin: 0 auto;
  padding: var(--space-7) var(--space-4) var(--space-8);
`;

export const Title = styled(ScreenHeading)`
  && {
    font-size: var(--text-2xl);
  }
`;

export const Subtitle = styled.h2`
  font-size: var(--text-l);
`;

export const Search = styled.search`
  display: block;
  margin: var(--space-5) 0;
`;

export const Count = styled.p`
  min-height: 1.6em;
  margin: var(--space-2) 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Links = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font-weight: 560;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--color-accent);
  }
`;

export const Area = styled.span`
  margin-left: auto;
  color: var(--color-text-soft);
  font-size: var(--text-s);
  font-weight: 400;
`;
