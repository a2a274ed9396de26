import type { CompiledCity } from '@odysseus/model';
import type { RefObject } from 'react';
import { WhoTravels } from '../party/WhoTravels';
import { Bar } from './FilterBar.styles';
import { ListControls } from './ListControls';
import type { PlaceListState } from './usePlaceList';

interface FilterBarProps {
  readonly list: PlaceListState;
  readonly city: CompiledCity;
  readonly bar: RefObject<HTMLFieldSetElement | null>;
}

/** Narrows and orders a list, above its first card. */
export function FilterBar({ list, city, bar }: FilterBarProps) {
  return (
    <Bar ref={bar}>
      <ListControls list={list} city={city} />
      {list.fares ? <WhoTravels /> : null}
    </Bar>
  );
}
