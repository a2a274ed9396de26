import { Button } from '@odysseus/ui';
import { useRef, useState } from 'react';
import type { HelpCopy } from '../help/copy';
import type { Help } from '../help/helpFor';
import { Dialog, Label, Local, Says, ShowButton, Soft } from './Sentence.styles';
import { ShownLarge } from './ShownLarge';

interface SentenceProps {
  readonly sentence: Help['sentence'];
  /** Language of the sentence. */
  readonly spoken: string;
  readonly copy: HelpCopy;
}

/** What to say to whoever stands near, in their language; can be held out to them, as large as the screen. */
export function Sentence({ sentence: { local, means, say }, spoken, copy }: SentenceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(false);
  return (
    <Says>
      <Label>{copy.sayOrShow}</Label>
      <Local lang={spoken}>{local}</Local>
      <Soft lang="en">{means}</Soft>
      <Soft>
        {copy.pronounced}: <span lang="en">{say}</span>
      </Soft>
      <ShowButton
        kind="secondary"
        onClick={() => {
          setShown(true);
          dialog.current?.showModal();
        }}
      >
        {copy.show}
      </ShowButton>
      <Dialog ref={dialog} aria-label={copy.show} onClose={() => setShown(false)}>
        {shown ? <ShownLarge text={local} lang={spoken} /> : null}
        <Button onClick={() => dialog.current?.close()}>{copy.close}</Button>
      </Dialog>
    </Says>
  );
}
