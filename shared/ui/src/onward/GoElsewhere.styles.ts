import styled from 'styled-components';
import { Links, Onward } from './OnwardLinks.styles';

/** Beside the screen that it ends, not in it. */
export const Beside = styled.div`
  padding: 0 var(--space-4) var(--space-6);
`;

/** Columns of pages by the widths that they have. */
const widths = { sections: '72rem', trip: '52rem' } as const;
export type ColumnName = keyof typeof widths;

/** On the axis of the column that it ends: as wide, with the margins of a page. */
export const Column = styled.div<{ readonly $column: ColumnName }>`
  max-width: ${({ $column }) => widths[$column]};
  margin: 0 auto;
  padding: 0 clamp(1rem, 4vw, 2.5rem) var(--space-6);
`;

/** As wide as what holds it, its links beside one another where they have room. */
export const Across = styled.div`
  ${Onward} {
    width: 100%;
  }

  @media (min-width: 30rem) {
    ${Links} {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
    }
  }
`;
