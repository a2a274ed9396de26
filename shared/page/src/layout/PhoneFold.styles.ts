import { spokenOnly } from '@odysseus/ui';
import styled, { css } from 'styled-components';

/** Its line lies over the entry, which is the one to press: of the line itself there is a mark at the entry's end alone. */
const wholeEntry = css`
  & > summary {
    position: absolute;
    inset: 0;
    padding-right: var(--space-4);
    border-radius: inherit;
  }

  /* Of what has come to light each link is to be pressed itself. */
  &[open] > summary {
    bottom: auto;
    height: 3.5rem;
  }
`;

export const Fold = styled.details<{ readonly $whole: boolean }>`
  & > summary {
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  @media (max-width: 40rem) {
    ${({ $whole }) => ($whole ? wholeEntry : null)}
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

/** Words that a phone lets be heard alone. */
export const Words = styled.span`
  @media (max-width: 40rem) {
    ${spokenOnly}
  }
`;
