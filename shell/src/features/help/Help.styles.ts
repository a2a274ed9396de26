import { Link } from '@odysseus/runtime';
import styled from 'styled-components';

export const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* The head stays above what is scrolled to. */
  scroll-padding-top: 4.5rem;

  &::backdrop {
    background: rgb(12 10 20 / 55%);
  }

  @media (min-width: 48rem) {
    width: min(94vw, 68rem);
    height: auto;
    max-height: 92vh;
    max-height: 92dvh;
    margin: auto;
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-raised);
  }
`;

export const Head = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);

  h1 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin: 0;
    font-size: var(--text-l);
  }

  h1 svg {
    flex: none;
    color: var(--color-danger);
  }

  @media (min-width: 48rem) {
    padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
  }
`;

export const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-sunken);
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-3) var(--space-4) var(--space-6);

  @media (min-width: 48rem) {
    padding: var(--space-4) var(--space-5) var(--space-6);
  }
`;

export const Countries = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;

  button {
    min-height: 2.75rem;
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    font-size: var(--text-xs);
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-page);
    font-weight: 650;
  }

  @media (min-width: 48rem) {
    gap: var(--space-2);

    button {
      padding-inline: var(--space-3);
      font-size: var(--text-s);
    }
  }
`;

export const Where = styled.span`
  flex-basis: 100%;
  font-weight: 650;
`;

export const General = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0;

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-danger);
    color: var(--color-page);
    font-size: var(--text-l);
    text-decoration: none;
  }

  strong {
    font-size: 2.25rem;
    line-height: 1.1;
  }
`;

export const WholeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: var(--color-text);
`;

/** For screen readers alone. */
export const Unseen = styled.p`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Line = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--color-danger);
  font-weight: 650;
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
`;

export const ToNearest = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  font-weight: 600;
`;

export const Query = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h2 {
    margin: 0;
  }

  & > ol {
    margin: 0;
  }
`;

export const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
`;
