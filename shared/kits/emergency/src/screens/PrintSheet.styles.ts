import styled from 'styled-components';

export const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    background: #ffffff;
    color: #000000;
    font-size: 11pt;
    line-height: 1.35;

    /* Nothing but the sheet: what frames the page prints nowhere. */
    [data-prints-sheet] > :not(&),
    [data-prints-sheet] ~ * {
      display: none !important;
    }

    table {
      margin-bottom: 6mm;
      border-collapse: collapse;
    }

    th,
    td {
      padding: 1mm 0;
      border-bottom: 0.2mm solid #000000;
      text-align: left;
      vertical-align: baseline;
    }

    th {
      padding-right: 6mm;
      font-size: 22pt;
      white-space: nowrap;
    }

    strong {
      font-weight: 700;
    }

    ul {
      margin: 0 0 4mm;
      padding-left: 5mm;
    }
  }
`;

export const What = styled.strong`
  @media print {
    display: inline-block;

    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

export const Title = styled.p`
  @media print {
    margin: 0 0 5mm;
    font-size: 22pt;
    font-weight: 700;
  }
`;

export const Label = styled.p`
  @media print {
    margin: 0 0 1mm;
    font-weight: 700;
  }
`;
