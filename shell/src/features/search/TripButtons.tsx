import { Icon } from '@odysseus/ui';
import { searchCopy } from './copy';
import type { Row } from './searchRows';
import { Buttons, HoldButton } from './TripButtons.styles';
import type { TripRow, TripRows } from './useTripRows';

interface TripButtonsProps {
  readonly rows: readonly Row[];
  /** Place of the line that Enter opens. */
  readonly chosen: number;
  readonly trip: TripRows;
  readonly onChoose: (index: number) => void;
}

/**
 * A button beside each line that the trip can hold. They are a list of their own, laid over the lines: a line is an option of the
 * field's list, and an option may hold no button. Tab leads from the field to the button of the chosen line alone, as the arrows choose
 * the line.
 */
export function TripButtons({ rows, chosen, trip, onChoose }: TripButtonsProps) {
  const held = rows.flatMap((row, index) => {
    const one = trip.of(row);
    return one ? [{ ...one, index }] : [];
  });
  const stop = held.find(({ index }) => index === chosen) ?? held[0];
  if (!stop) return null;
  const press = (one: TripRow, index: number): void => {
    onChoose(index);
    trip.press(one);
  };
  return (
    <Buttons aria-label={searchCopy.trip.list} $rows={rows.length}>
      {held.map(({ index, ...one }) => {
        const { place, heldAs } = one;
        return (
          <li key={place.id} style={{ gridRow: index + 1 }}>
            <HoldButton
              type="button"
              data-in-trip={heldAs === undefined ? undefined : ''}
              aria-label={heldAs === undefined ? searchCopy.trip.add(place.name) : searchCopy.trip.held(place.name)}
              tabIndex={index === stop.index ? 0 : -1}
              onClick={() => press(one, index)}
            >
              <Icon name={heldAs === undefined ? 'plus' : 'check'} size={18} />
              {searchCopy.trip.word}
            </HoldButton>
          </li>
        );
      })}
    </Buttons>
  );
}
