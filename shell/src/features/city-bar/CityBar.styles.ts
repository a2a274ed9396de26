import { Link } from '@odysseus/runtime';
import styled, { css } from 'styled-components';

export const Bar = styled.nav`
  position: relative;
  z-index: 8;
  display: flex;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);

  @media print {
    display: none;
  }
`;

export const Line = styled.ul`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  margin: 0;
  padding: 0 1.25rem 0 0;
  overflow-x: auto;
  /* What is cut off by an edge fades into it; of an entry that has just begun there nothing is seen. A whole one has more room than that. */
  mask-image: linear-gradient(90deg, #0000, #000 6px calc(100% - 1.375rem), #0000 calc(100% - 0.5rem));
  list-style: none;
  scrollbar-width: none;

  > li {
    flex: none;
  }

  @media (min-width: 48rem) {
    gap: var(--space-1);
    padding: 0 1.25rem 0 var(--space-3);
  }
`;

/** Icon above word where room is short, beside it elsewhere. */
const entry = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  box-sizing: border-box;
  min-width: 3.9375rem;
  min-height: 3rem;
  padding: var(--space-1) 0.375rem;
  border: 0;
  color: var(--color-text-soft);
  font-size: 0.75rem;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  @media (min-width: 48rem) {
    flex-direction: row;
    gap: 0.625rem;
    min-width: 0;
    min-height: 2.75rem;
    padding: var(--space-1) var(--space-2);
    font-size: var(--text-xs);
  }

  &:hover {
    color: var(--color-accent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Entry = styled(Link)`
  ${entry}

  &[aria-current='page'] {
    box-shadow: inset 0 -3px 0 var(--color-accent);
    color: var(--color-accent);
    font-weight: 650;
  }
`;

export const Drawing = styled.span`
  position: relative;
  display: inline-flex;
`;

export const Locked = styled.span`
  position: absolute;
  top: -0.25rem;
  right: -0.5rem;
  display: inline-flex;
  padding: 1px;
  border-radius: 50%;
  background: var(--color-surface);
`;

export const Short = styled.span`
  @media (min-width: 48rem) {
    display: none;
  }
`;

export const Long = styled.span`
  display: none;

  @media (min-width: 48rem) {
    display: inline;
  }
`;

export const All = styled.details`
  flex: none;
  border-left: 1px solid var(--color-border);

  > summary {
    ${entry}
    color: var(--of-page, var(--color-text-soft));
    list-style: none;
    box-shadow: var(--line-of-page, none);

    &::-webkit-details-marker {
      display: none;
    }

    @media (min-width: 48rem) {
      padding: var(--space-1) var(--space-4);
    }
  }

  &[open] > summary {
    color: var(--color-accent);
  }

  /* The page that one is on stands in it. */
  &:has([aria-current='page']) {
    --of-page: var(--color-accent);
    --line-of-page: inset 0 -3px 0 var(--color-accent);
  }
`;

/** Over the page: nothing below it moves. */
export const Rest = styled.ul`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
  max-height: 70vh;
  margin: 0;
  padding: var(--space-2);
  overflow-y: auto;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  list-style: none;

  ${Entry} {
    flex-direction: row;
    justify-content: flex-start;
    gap: var(--space-3);
    min-height: 2.75rem;
    padding: var(--space-1) var(--space-3);
    color: var(--color-text);
    font-size: var(--text-s);
    white-space: normal;
  }
`;
