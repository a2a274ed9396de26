import { Asked, Box, Line } from './booking/SlotDay.styles';
import { Close } from './PlaceCard.styles';
import { OwnRow } from './PlaceDetails.styles';

/**
 * What a card shows only once it is unfolded and alive, empty and hidden, so that its rules come with the page: one that comes with
 * a press has much of a list styled anew.
 */
export function RulesAhead() {
  return (
    <div hidden>
      <OwnRow />
      <Close />
      <Box>
        <Asked />
        <Line />
      </Box>
    </div>
  );
}
