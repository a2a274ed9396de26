import styled from 'styled-components';
import { Links, Onward } from './OnwardLinks.styles';

/** Beside the screen that it ends, not in it. */
export const Beside = styled.div`
  padding: 0 var(--space-4) var(--space-6);
`;

/** On the axis of the column that it ends: as wide, with the margins of a page. */
export const Column = styled.div`
  max-width: var(--column);
  margin: 0 auto;
  padding: 0 clamp(1rem, 4vw, 2.5rem) var(--space-6);
`;

/** As wide as what holds it, its links beside one another where they have room. */
export const Across = styled.div`
  ${Onward} {
    width: 100%;
  }

  ${Links} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  }
`;
