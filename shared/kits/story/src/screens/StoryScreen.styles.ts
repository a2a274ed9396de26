import styled from 'styled-components';

export const Whole = styled.article`
  /* What the page leads on to: as wide as the player above. */
  & + section {
    max-width: 84rem;
  }
`;

export const Header = styled.header`
  max-width: 84rem;
  margin: 0 auto;
  padding: var(--space-5) clamp(1rem, 4vw, 2.5rem) var(--space-4);

  h1 {
    margin: 0;
    font-size: var(--text-2xl);
  }

  @media (max-width: 40rem) {
    padding-block: var(--space-3);
  }
`;

export const Lead = styled.p`
  max-width: var(--measure);
  margin: var(--space-1) 0 0;
  color: var(--color-text-soft);

  @media (max-width: 40rem) {
    font-size: var(--text-s);
    line-height: 1.4;
  }
`;

/** The line of contents: as wide as the player above it. A box of its own would not let it stay in sight. */
export const LineBeside = styled.div`
  display: contents;

  & > nav > div {
    max-width: 84rem;
  }
`;

export const Panels = styled.div`
  /* As wide as the player above. */
  & > section {
    max-width: 84rem;
  }
`;
