import { Button } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { searchCopy } from './copy';
import classes from './SearchField.module.css';

/** Stands in for the search where its code could not be fetched. A reload asks again. */
export function LoadingNotice({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes['notice']} aria-label={searchCopy.label} onClose={onClose}>
      <p>{searchCopy.failed}</p>
      <Button onClick={onClose}>{searchCopy.close}</Button>
    </dialog>
  );
}
