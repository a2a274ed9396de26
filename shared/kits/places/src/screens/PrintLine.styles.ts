import styled from 'styled-components';

/** A card on paper: its words in two narrow columns, one below the other, and none cut in two by the end of a sheet. */
export const Line = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 0;
    font-size: 7.5pt;
    line-height: 1.25;

    article:has(> &) {
      display: block !important;
      margin: 0 0 2.5mm;
      padding: 0 0 1.5mm !important;
      overflow: visible;
      border: 0 !important;
      border-bottom: 0.1mm solid !important;
      border-radius: 0 !important;
      break-inside: avoid;
    }

    /* The row of actions, what is open at this moment, and what unfolds. */
    article:has(> &) > :is(details, [data-actions], [data-state]) {
      display: none !important;
    }

    article:has(> &) header {
      display: block !important;
    }

    article:has(> &) h3 {
      font-size: 10pt;
    }

    article:has(> &) :is(p, li) {
      font-size: 7.5pt;
      line-height: 1.25;
    }

    article:has(> &) header p:last-child {
      display: block !important;
      margin: 0;
      font-weight: 600;
    }

    article:has(> &) ul {
      display: block;
    }

    article:has(> &) li {
      display: inline;
    }

    article:has(> &) li + li::before {
      content: ' · ';
    }

    :has(> article > &) {
      display: block !important;
      columns: 2;
      column-gap: 6mm;
    }

    /* An address with a former id lies around its card. */
    [data-former]:has(> article > &) {
      columns: auto;
    }

    details:has(> :not(summary) > article > &) > summary {
      display: none !important;
    }
  }
`;
