import { reportLimits } from '@odysseus/contract';
import { useShell, useUnsaved } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useId, useState, type FormEvent } from 'react';
import { placeCopy } from './copy';
import classes from './ReportMistake.module.css';

const copy = placeCopy.report;

interface ReportMistakeProps {
  /** City and place, `paris/louvre`. */
  readonly place: string;
  readonly name: string;
}

/** Lets a visitor tell what is wrong with a place. What was typed stays until it has arrived. */
export function ReportMistake({ place, name }: ReportMistakeProps) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <p role="status" className={classes['thanks']}>
        {copy.thanks}
      </p>
    );
  }
  if (!open) {
    return (
      <button type="button" className={classes['link']} aria-label={copy.openFor(name)} onClick={() => setOpen(true)}>
        {copy.open}
      </button>
    );
  }
  return <ReportForm place={place} name={name} onSent={() => setSent(true)} onCancel={() => setOpen(false)} />;
}

interface ReportFormProps extends ReportMistakeProps {
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function ReportForm({ place, name, onSent, onCancel }: ReportFormProps) {
  const { reportMistake } = useShell();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const id = useId();
  useUnsaved(text.trim() !== '');

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (text.trim().length < reportLimits.shortest) {
      setFailure(copy.empty);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    reportMistake(place, text.trim()).then(onSent, (cause: unknown) => {
      setBusy(false);
      setFailure(cause instanceof Error ? cause.message : String(cause));
    });
  };
  return (
    <form className={classes['form']} onSubmit={send}>
      <label htmlFor={id}>{copy.label(name)}</label>
      <textarea id={id} value={text} rows={3} maxLength={reportLimits.longest} autoFocus aria-describedby={`${id}-note`} aria-invalid={failure !== undefined} onChange={(event) => setText(event.target.value)} />
      <p id={`${id}-note`} className={classes['note']} role={failure ? 'alert' : undefined}>
        {failure ?? copy.note}
      </p>
      <div className={classes['actions']}>
        <Button type="submit" busy={busy}>
          {copy.send}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
