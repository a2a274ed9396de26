import styled from 'styled-components';

export const Fold = styled.details`
  & > summary {
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  /* Where a browser can't open it for a large screen, it stays a fold there. */
  @supports selector(::details-content) {
    @media (min-width: 40.01rem) {
      display: contents;

      &::details-content {
        display: contents;
        content-visibility: visible;
      }

      & > summary {
        display: none;
      }
    }
  }
`;
