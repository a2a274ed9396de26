import styled from 'styled-components';
import { chipLook, chosenChipLook } from './chipLook';

/** A button that stays pressed while what is shown is narrowed by it: say so with `aria-pressed`. */
export const ToggleChip = styled.button.attrs({ type: 'button' })`
  ${chipLook}

  &[aria-pressed='true'] {
    ${chosenChipLook}
  }
`;
