import { ScreenHeading } from '@odysseus/ui';
import styled from 'styled-components';

export const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, var(--measure));
  gap: var(--space-6);
  justify-content: center;
  padding: var(--space-6) var(--space-4) var(--space-8);

  @media (min-width: 48rem) {
    padding: var(--space-7) var(--space-6) var(--space-8);
  }

  @media (min-width: 72rem) {
    grid-template-columns: minmax(0, var(--measure)) 16rem;
    gap: var(--space-6) var(--space-7);
  }
`;

export const Heading = styled(ScreenHeading)`
  && {
    margin-bottom: var(--space-3);
    font-size: var(--text-2xl);
  }
`;

export const Lead = styled.p`
  margin-bottom: var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-l);
  line-height: 1.45;
  text-wrap: pretty;
`;

export const Updated = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Contents = styled.nav`
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  font-size: var(--text-s);

  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    margin: 0;
    padding-inline-start: 1.5em;
  }

  a {
    display: inline-block;
    padding-block: 0.3rem;
    text-decoration-color: transparent;
  }

  a:hover {
    text-decoration-color: currentcolor;
  }

  @media (min-width: 40rem) {
    ol {
      columns: 2;
      display: block;
    }
  }

  @media (min-width: 72rem) {
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: start;
    position: sticky;
    top: var(--space-6);
    max-height: calc(100dvh - 2 * var(--space-6));
    overflow-y: auto;

    ol {
      columns: 1;
    }
  }
`;

export const ContentsTitle = styled.h2`
  font-size: var(--text-m);
`;

export const Body = styled.div`
  @media (min-width: 72rem) {
    grid-column: 1;
  }
`;

export const Section = styled.section`
  & + & {
    margin-top: var(--space-6);
  }

  h2 {
    scroll-margin-top: var(--space-5);
  }

  p {
    text-wrap: pretty;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-inline-start: 1.25em;

  li {
    text-wrap: pretty;
  }
`;

export const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const Entry = styled.section`
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  h3 {
    margin-bottom: var(--space-2);
    font-family: var(--font-text);
    font-size: var(--text-m);
    font-weight: 650;
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    margin: 0;
    font-size: var(--text-s);
  }

  dt {
    color: var(--color-text-soft);
  }

  dd {
    margin: 0;
  }

  @media (min-width: 40rem) {
    dl > div {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      gap: var(--space-3);
    }
  }
`;

export const Imprint = styled.address`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  margin-bottom: var(--space-4);
  padding: var(--space-4) var(--space-5);
  border-inline-start: 3px solid var(--color-accent);
  background: var(--color-surface-sunken);
  font-style: normal;
`;
