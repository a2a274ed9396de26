import type { CompiledCity } from '@odysseus/model';
import { Button } from '@odysseus/ui';
import { ToggleChip } from '@odysseus/ui/controls';
import { orderNames } from '../../logic/listChoice';
import { listCopy } from './copy';
import { Choices, Legend, NoneLeft, Order, Status } from './FilterBar.styles';
import { NearWords } from './NearWords';
import type { PlaceListState } from './usePlaceList';

interface ListControlsProps {
  readonly list: PlaceListState;
  readonly city: CompiledCity;
  /** In a sheet there is room for them below each other; a closed one has no answers. */
  readonly in?: 'bar' | 'sheet' | 'closed sheet';
}

/** Order and filters of a list, how many places are left, and what became of asking for the visitor's position. */
export function ListControls({ list, city, in: where = 'bar' }: ListControlsProps) {
  const { choice, near, offered, usual, shown, all } = list;
  const orderBy = (value: string): void => {
    const order = orderNames.find((name) => name === value);
    choice.orderBy(order);
    if (order === 'near') near.ask();
  };
  return (
    <>
      <Legend>{listCopy.legend}</Legend>
      <Choices $wrapped={where !== 'bar'}>
        <Order
          aria-label={listCopy.sort}
          value={choice.order ?? ''}
          data-chosen={choice.order}
          onChange={(event) => orderBy(event.target.value)}
        >
          <option value="">{listCopy.guide}</option>
          {orderNames.map((name) => (
            <option key={name} value={name}>
              {listCopy.orders[name]}
            </option>
          ))}
        </Order>
        {offered.map((name) => (
          <ToggleChip key={name} aria-pressed={choice.filters.has(name)} onClick={() => choice.toggle(name)}>
            {listCopy.filter(name, usual)}
          </ToggleChip>
        ))}
      </Choices>
      <Status role="status">{listCopy.shown(shown, all)}</Status>
      {where === 'closed sheet' ? null : <Answers list={list} city={city} />}
    </>
  );
}

function Answers({ list: { choice, near, shown }, city }: Pick<ListControlsProps, 'list' | 'city'>) {
  return (
    <>
      {choice.order === 'near' ? <NearWords near={near} city={city} /> : null}
      {shown === 0 ? (
        <NoneLeft>
          {listCopy.none}{' '}
          <Button kind="quiet" onClick={choice.clear}>
            {listCopy.clear}
          </Button>
        </NoneLeft>
      ) : null}
    </>
  );
}
