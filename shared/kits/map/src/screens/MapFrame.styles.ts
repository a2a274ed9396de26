import styled from 'styled-components';
import { sheetPeek } from './sheetPeek';

export const Twin = styled.div`
  position: absolute;
  inset: 0;

  /* The picture's middle is the middle of what the sheet leaves. */
  @media (max-width: 59.99rem) and (scripting: enabled) {
    bottom: ${sheetPeek};

    [data-stop]:not([data-stop='peek']) & {
      bottom: 50%;
    }
  }

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

  @media (max-width: 59.99rem) {
    border-width: 1px 0 0;
    border-radius: 0;
  }

  @media (prefers-color-scheme: dark) {
    background: #16151d;
  }
`;
