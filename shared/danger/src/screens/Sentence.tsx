import { Button } from '@odysseus/ui';
import { useRef, useState } from 'react';
import type { HelpCopy } from '../help/copy';
import type { Help } from '../help/helpFor';
import classes from './Sentence.module.css';
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
    <div className={classes['sentence']}>
      <p className={classes['label']}>{copy.sayOrShow}</p>
      <p className={classes['local']} lang={spoken}>
        {local}
      </p>
      <p className={classes['soft']} lang="en">
        {means}
      </p>
      <p className={classes['soft']}>
        {copy.pronounced}: <span lang="en">{say}</span>
      </p>
      <Button
        kind="secondary"
        className={classes['show']}
        onClick={() => {
          setShown(true);
          dialog.current?.showModal();
        }}
      >
        {copy.show}
      </Button>
      <dialog ref={dialog} className={classes['dialog']} aria-label={copy.show} onClose={() => setShown(false)}>
        {shown ? <ShownLarge text={local} lang={spoken} /> : null}
        <Button onClick={() => dialog.current?.close()}>{copy.close}</Button>
      </dialog>
    </div>
  );
}
