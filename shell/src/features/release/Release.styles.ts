import styled from 'styled-components';

export const Words = styled.p`
  flex: 1 1 14rem;
  min-width: 0;
  margin: 0;
  line-height: 1.4;
`;

/** The page makes room for it: `data-release-notice` in styles.css. */
export const Offer = styled.div`
  position: fixed;
  z-index: 55;
  inset-inline: var(--space-3);
  /* Above the cookie banner, where there is one. */
  inset-block-end: calc(var(--space-3) + var(--consent-banner-height, 0px));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  color: var(--color-text);
  font-size: var(--text-s);

  @media (min-width: 48rem) {
    inset-inline: auto var(--space-6);
    inline-size: min(34rem, calc(100vw - 2 * var(--space-6)));
  }
`;

export const Preview = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-2) clamp(1rem, 4vw, 2.5rem);
  border-bottom: 1px solid var(--color-warning);
  background: var(--color-warning-soft);
  color: var(--color-text);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: var(--color-warning);
  }

  a {
    color: inherit;
    font-weight: 650;
    line-height: 1.5rem;
  }

  @media (min-width: 1024px) {
    margin-left: 4rem;
  }
`;
