import { ScreenHeading } from '@odysseus/ui';
import styled from 'styled-components';

export const Answer = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 44rem;
  margin: 0 auto;
  padding: var(--space-7) var(--space-4) var(--space-8);
  text-align: center;
`;

export const Heading = styled(ScreenHeading)`
  && {
    font-size: var(--text-2xl);
  }
`;

export const Words = styled.p`
  max-width: 34rem;
  margin-bottom: var(--space-5);
  color: var(--color-text-soft);
  text-wrap: pretty;
`;

export const Dates = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-4);
  width: 100%;
  margin-bottom: var(--space-5);
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  dt {
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  dd {
    margin: 0;
    font-weight: 650;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;

export const Bar = styled.progress`
  width: min(100%, 20rem);
  height: 0.5rem;
  margin-bottom: var(--space-3);
  accent-color: var(--color-accent);
`;

export const Looks = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

export const Suggestions = styled.nav`
  width: 100%;
  margin-top: var(--space-6);
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    height: 100%;
    min-height: 3rem;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font-weight: 600;
    text-align: start;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--color-accent);
  }
`;

export const Where = styled.p`
  font-weight: 650;
`;
