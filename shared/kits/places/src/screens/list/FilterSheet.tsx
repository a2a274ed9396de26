import type { CompiledCity } from '@odysseus/model';
import { LineButton } from '@odysseus/page';
import { Button } from '@odysseus/ui';
import { useId, useRef, useState, type RefObject } from 'react';
import { OverPage } from '../over-page/OverPage';
import { WhoTravels } from '../party/WhoTravels';
import { listCopy } from './copy';
import { Chosen, SheetControls, SheetTitle } from './FilterBar.styles';
import { ListControls } from './ListControls';
import type { PlaceListState } from './usePlaceList';

interface FilterSheetProps {
  readonly list: PlaceListState;
  readonly city: CompiledCity;
  /** Where the list begins: whoever has changed what it shows is led there. */
  readonly start: RefObject<HTMLElement | null>;
}

/**
 * In the line that stays in sight: order and filters, over the page, from wherever one is in the list. The sheet comes with the page:
 * what is put into a long page at a press has much of it styled anew, and so it opens before any code has come.
 */
export function FilterSheet({ list, city, start }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const before = useRef(list.choice.query);
  const count = list.choice.filters.size + (list.choice.order ? 1 : 0);
  const show = (): void => {
    if (!open) before.current = list.choice.query;
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    if (list.choice.query !== before.current) start.current?.scrollIntoView();
  };
  return (
    <>
      <LineButton
        type="button"
        aria-haspopup="dialog"
        aria-label={count > 0 ? listCopy.openCounted(count) : listCopy.open}
        popoverTarget={id}
        popoverTargetAction="show"
        onClick={show}
      >
        {listCopy.open}
        {/* There from the start: a rule that comes with a press has a browser style hundreds of elements anew. */}
        <Chosen>{count > 0 ? count : null}</Chosen>
      </LineButton>
      <OverPage open={open} label={listCopy.sheet} id={id} onOpen={show} onClose={close}>
        {(leave) => (
          <>
            <SheetTitle>{listCopy.sheet}</SheetTitle>
            <SheetControls>
              <ListControls list={list} city={city} in={open ? 'sheet' : 'closed sheet'} />
              {list.fares ? <WhoTravels /> : null}
            </SheetControls>
            <Button popoverTarget={id} popoverTargetAction="hide" onClick={leave}>
              {listCopy.done(list.shown)}
            </Button>
          </>
        )}
      </OverPage>
    </>
  );
}
