import styled from 'styled-components';

export const Foot = styled.p`
  display: none;

  @media print {
    display: block;
    margin: 4mm 0 0;
    padding-top: 2mm;
    border-top: 0.2mm solid;
    font-size: 8pt;
  }
`;
