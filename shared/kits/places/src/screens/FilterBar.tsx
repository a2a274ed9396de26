import { Button } from '@odysseus/ui';
import { WhoTravels } from './party/WhoTravels';
import { placeCopy } from '../logic/copy';
import { Bar, Choices, Count, Filter, Legend, NoneLeft } from './FilterBar.styles';
import type { Filters } from './useFilters';

interface FilterBarProps {
  readonly filters: Filters;
  readonly shown: number;
  readonly all: number;
  /** Whether what is paid depends on who travels. */
  readonly fares: boolean;
}

export function FilterBar({ filters, shown, all, fares }: FilterBarProps) {
  return (
    <Bar>
      <Legend>{placeCopy.filters.legend}</Legend>
      <Choices>
        {filters.offered.map((name) => (
          <Filter key={name} type="button" aria-pressed={filters.chosen.has(name)} onClick={() => filters.toggle(name)}>
            {name === 'open' ? placeCopy.filters.open(filters.usual) : placeCopy.filters[name]}
          </Filter>
        ))}
      </Choices>
      <Count role="status">{placeCopy.filters.shown(shown, all)}</Count>
      {fares ? <WhoTravels /> : null}
      {shown === 0 ? (
        <NoneLeft>
          {placeCopy.filters.none}{' '}
          <Button kind="quiet" onClick={filters.clear}>
            {placeCopy.filters.clear}
          </Button>
        </NoneLeft>
      ) : null}
    </Bar>
  );
}
