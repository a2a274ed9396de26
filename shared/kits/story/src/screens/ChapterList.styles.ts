import styled, { css } from 'styled-components';

export const Chapters = styled.nav`
  ol {
    display: flex;
    gap: var(--space-3);
    margin: 0;
    padding: var(--space-3) var(--space-4);
    overflow-x: auto;
    list-style: none;
  }

  li {
    flex: 0 0 10.5rem;
  }

  button {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    width: 100%;
    height: 100%;
    padding: 0;
    overflow: hidden;
    border: 2px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:hover {
    border-color: var(--color-border-strong);
  }

  button[aria-current='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  @media (min-width: 75rem) {
    position: relative;

    /* As tall as the theatre beside it, however many chapters there are. */
    ol {
      position: absolute;
      inset: 0;
      display: grid;
      /* Every chapter as high as the others, and together as high as there is room. */
      grid-auto-rows: 1fr;
      gap: var(--space-2);
      padding: 0 var(--space-2) 0 0;
      overflow: hidden auto;
    }

    button {
      flex-direction: row;
      align-items: center;
    }

    picture {
      flex: none;
      align-self: stretch;
      width: 6.5rem;
    }

    img {
      height: 100%;
      min-height: 3.75rem;
    }
  }
`;

export const Words = styled.span`
  display: block;
  padding: var(--space-2) var(--space-3);
`;

const line = css`
  display: block;
  line-height: 1.25;
`;

export const Title = styled.span`
  ${line}
  font-weight: 620;
  font-size: var(--text-s);
`;

export const Dates = styled.span`
  ${line}
  margin-top: 0.15rem;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;
