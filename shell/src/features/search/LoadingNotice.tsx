import { Button } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { fieldCopy } from './fieldCopy';
import { Dialog } from './SearchField.styles';

/** Stands in for the search where its code could not be fetched. A reload asks again. */
export function LoadingNotice({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} aria-label={fieldCopy.label} onClose={onClose}>
      <p>{fieldCopy.failed}</p>
      <Button onClick={onClose}>{fieldCopy.close}</Button>
    </Dialog>
  );
}
