import { reportLimits } from '@odysseus/contract';
import { useMistakeReport, useUnsaved } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useId, useState, type FormEvent } from 'react';
import { placeCopy } from '../logic/copy';
import { Actions, Form, Note, Opener, Thanks } from './MistakeForm.styles';

const copy = placeCopy.report;

interface MistakeFormProps {
  /** City and place, `paris/louvre`. */
  readonly place: string;
  readonly name: string;
}

/** Lets a visitor tell what is wrong with a place. What was typed stays until it has arrived. */
export function MistakeForm({ place, name }: MistakeFormProps) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  if (sent) {
    return <Thanks role="status">{copy.thanks}</Thanks>;
  }
  if (!open) {
    return (
      <Opener type="button" aria-label={copy.openFor(name)} onClick={() => setOpen(true)}>
        {copy.open}
      </Opener>
    );
  }
  return <ReportForm place={place} name={name} onSent={() => setSent(true)} onCancel={() => setOpen(false)} />;
}

interface ReportFormProps extends MistakeFormProps {
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

function ReportForm({ place, name, onSent, onCancel }: ReportFormProps) {
  const reportMistake = useMistakeReport();
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
    <Form onSubmit={send}>
      <label htmlFor={id}>{copy.label(name)}</label>
      <textarea
        id={id}
        value={text}
        rows={3}
        maxLength={reportLimits.longest}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the form opens at a visitor's wish, and takes the focus as a dialog does
        autoFocus
        aria-describedby={`${id}-note`}
        aria-invalid={failure !== undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Note id={`${id}-note`} role={failure ? 'alert' : undefined}>
        {failure ?? copy.note}
      </Note>
      <Actions>
        <Button type="submit" busy={busy}>
          {copy.send}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Actions>
    </Form>
  );
}
