import styled from 'styled-components';

export const Twin = styled.div`
  position: absolute;
  inset: 0;

  @media print {
    display: block !important;
  }
`;

export const Live = styled.div`
  position: absolute;
  inset: 0;

  & canvas:focus-visible {
    outline-offset: -4px;
  }

  @media print {
    display: none;
  }
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  height: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: #f1eadc;
  isolation: isolate;

  /* The library's own sheet makes its container relative. */
  ${Live} {
    position: absolute;
    width: 100%;
    height: 100%;
    opacity: 0;
    pointer-events: none;
    transition: opacity 0.35s;
  }

  ${Live}[data-visible='true'] {
    opacity: 1;
    pointer-events: auto;
  }

  @media (prefers-color-scheme: dark) {
    background: #16151d;
  }
`;

export const Attribution = styled.p`
  position: absolute;
  z-index: 2;
  right: 0;
  bottom: 0;
  margin: 0;
  padding: 0.1rem 0.5rem;
  border-top-left-radius: var(--radius-s);
  background: color-mix(in srgb, var(--color-surface) 88%, transparent);
  color: var(--color-text-soft);
  font-size: 0.6875rem;

  & a {
    color: inherit;
  }
`;

export const Words = styled.div`
  position: absolute;
  z-index: 3;
  bottom: 2.25rem;
  left: var(--space-3);
  max-width: min(26rem, calc(100% - 5.5rem));
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  font-size: var(--text-s);

  & p {
    margin: 0;
  }

  & p + * {
    margin-top: var(--space-2);
  }
`;
