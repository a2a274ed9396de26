import { Button } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { searchCopy } from './copy';
import { Dialog } from './SearchField.styles';

/** Stands in for the search where its code could not be fetched. A reload asks again. */
export function LoadingNotice({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} aria-label={searchCopy.label} onClose={onClose}>
      <p>{searchCopy.failed}</p>
      <Button onClick={onClose}>{searchCopy.close}</Button>
    </Dialog>
  );
}
