import { Button } from '@odysseus/ui';
import { WhoTravels } from '../fares/WhoTravels';
import { placeCopy } from './copy';
import type { Filters } from './useFilters';
import classes from './FilterBar.module.css';

interface FilterBarProps {
  readonly filters: Filters;
  readonly shown: number;
  readonly all: number;
  /** Whether what is paid depends on who travels. */
  readonly fares: boolean;
}

export function FilterBar({ filters, shown, all, fares }: FilterBarProps) {
  return (
    <fieldset className={classes['bar']}>
      <legend className={classes['legend']}>{placeCopy.filters.legend}</legend>
      {filters.offered.map((name) => (
        <button key={name} type="button" className={classes['filter']} aria-pressed={filters.chosen.has(name)} onClick={() => filters.toggle(name)}>
          {placeCopy.filters[name]}
        </button>
      ))}
      <span role="status" className={classes['count']}>
        {placeCopy.filters.shown(shown, all)}
      </span>
      {fares ? <WhoTravels /> : null}
      {shown === 0 ? (
        <p className={classes['none']}>
          {placeCopy.filters.none}{' '}
          <Button kind="quiet" onClick={filters.clear}>
            {placeCopy.filters.clear}
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}
