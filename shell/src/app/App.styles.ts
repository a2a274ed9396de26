import styled, { css } from 'styled-components';

export const Skip = styled.a`
  position: fixed;
  z-index: 80;
  top: var(--space-2);
  left: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  @media print {
    display: none;
  }
`;

const accented = css`
  --color-accent: var(--accent-light);
  --color-accent-soft: color-mix(in srgb, var(--accent-light) 13%, var(--color-surface));

  @media (prefers-color-scheme: dark) {
    --color-accent: var(--accent-dark);
    --color-accent-soft: color-mix(in srgb, var(--accent-dark) 16%, var(--color-surface));
  }
`;

export const Page = styled.div<{ readonly $accented: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  ${({ $accented }) => ($accented ? accented : null)}

  @media (min-width: 1024px) {
    margin-left: 4rem;

    html[data-menu-pinned] & {
      margin-left: 18rem;
    }
  }
`;

export const Main = styled.main`
  flex: 1;
  /* What waits is shorter than what comes: the footer is not in sight to be pushed away. */
  min-height: 100vh;
  min-height: 100svh;
  outline: none;
`;

export const Foot = styled.footer`
  margin-top: var(--space-7);
  /* On the axis of a page's sections. */
  padding: var(--space-5) max(clamp(1rem, 4vw, 2.5rem), 50% - 33.5rem) var(--space-6);
  border-top: 1px solid var(--color-border);
  color: var(--color-text-soft);
  font-size: var(--text-s);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-block;
    min-height: 1.5rem;
    color: inherit;
  }
`;
