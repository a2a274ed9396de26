import type { CompiledCity } from '@odysseus/model';
import { LineButton } from '@odysseus/page';
import { Button } from '@odysseus/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Sheet } from '../Directions.styles';
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

/** In the line that stays in sight: order and filters, over the page, from wherever one is in the list. */
export function FilterSheet({ list, city, start }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const count = list.choice.filters.size + (list.choice.order ? 1 : 0);
  return (
    <>
      <LineButton
        type="button"
        aria-haspopup="dialog"
        aria-label={count > 0 ? listCopy.openCounted(count) : listCopy.open}
        onClick={() => setOpen(true)}
      >
        {listCopy.open}
        {/* There from the start: a rule that comes with a press has a browser style hundreds of elements anew. */}
        <Chosen>{count > 0 ? count : null}</Chosen>
      </LineButton>
      {open ? <OpenSheet list={list} city={city} start={start} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function OpenSheet({ list, city, start, onClose }: FilterSheetProps & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef(list.choice.query);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => {
    onClose();
    if (list.choice.query !== before.current) start.current?.scrollIntoView();
  };
  return (
    <Sheet ref={dialog} aria-label={listCopy.sheet} onClose={close}>
      <SheetTitle>{listCopy.sheet}</SheetTitle>
      <SheetControls>
        <ListControls list={list} city={city} wrapped />
        {list.fares ? <WhoTravels /> : null}
      </SheetControls>
      <Button onClick={() => dialog.current?.close()}>{listCopy.done(list.shown)}</Button>
    </Sheet>
  );
}
