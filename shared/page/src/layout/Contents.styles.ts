import styled, { css } from 'styled-components';

/** Where what opens comes up from the lower edge, where a thumb is. */
const narrow = '(max-width: 47.99rem)';

export const Nav = styled.nav`
  position: sticky;
  z-index: 5;
  /* Below the bar of narrow screens. */
  top: 3.5rem;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-page);

  @media (min-width: 1024px) {
    top: 0;
  }

  /* Where letters are so large that little else fits, nothing stays over them. The shell's styles.css leaves room for it by the same height. */
  @media (max-height: 24rem) {
    position: static;
  }

  /* Above what lies over the page. */
  &:has(details[open]) {
    z-index: 61;
  }

  @media print {
    display: none;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-1) clamp(1rem, 4vw, 2.5rem);
`;

/** What stands in the line. */
const lineAction = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-width: 2.5rem;
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-radius: 1.25rem;
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  font-weight: 600;
  font-size: var(--text-s);
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
`;

export const Top = styled.a`
  ${lineAction}
  padding: 0;
`;

/** What a screen adds to the line. */
export const LineButton = styled.button`
  ${lineAction}

  /* It would do nothing. */
  @media (scripting: none) {
    display: none;
  }
`;

export const Sections = styled.details`
  position: relative;
  flex: 1;
  min-width: 0;

  & > summary {
    ${lineAction}
    display: flex;
    justify-content: start;
    gap: var(--space-2);
    width: 100%;
    max-width: 30rem;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary svg {
    flex: none;
  }

  @media ${narrow} {
    &[open]::before {
      position: fixed;
      inset: 0;
      background: rgb(10 8 16 / 55%);
      content: '';
    }
  }
`;

/** One line, whatever the section is called. */
export const Where = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Sheet = styled.ul`
  position: absolute;
  top: 100%;
  left: 0;
  width: min(30rem, 100%);
  max-height: min(70vh, 40rem);
  margin: var(--space-1) 0 0;
  padding: var(--space-2);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  list-style: none;

  @media ${narrow} {
    position: fixed;
    inset: auto 0 0;
    width: auto;
    margin: 0;
    padding: var(--space-3) var(--space-2) var(--space-5);
    border-radius: var(--radius-l) var(--radius-l) 0 0;
  }

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 2.75rem;
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-m);
    color: var(--color-text);
    font-size: var(--text-m);
    line-height: 1.25;
    text-decoration: none;
  }

  a:hover {
    background: var(--color-surface-sunken);
  }

  a[aria-current] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
    font-weight: 650;
  }
`;

export const Count = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;
