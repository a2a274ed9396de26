import { assistantLimits } from '@odysseus/contract';
import { Button } from '@odysseus/ui';
import { TextField } from '@odysseus/ui/controls';
import { useState, type FormEvent } from 'react';
import { assistantCopy } from '../copy';
import { Reason, ReasonButtons } from './AnswerActions.styles';

interface FeedbackReasonProps {
  readonly onSend: (reason: string) => void;
  readonly onSkip: () => void;
}

/** Asks what was wrong with an answer; nobody has to say. */
export function FeedbackReason({ onSend, onSkip }: FeedbackReasonProps) {
  const { answer } = assistantCopy;
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = reason.trim();
    if (text === '') onSkip();
    else onSend(text);
  };
  return (
    <Reason onSubmit={submit}>
      <TextField
        label={answer.reason}
        value={reason}
        maxLength={assistantLimits.longestReason}
        onChange={({ target }) => setReason(target.value)}
      />
      <ReasonButtons>
        <Button kind="secondary" type="submit">
          {answer.sendReason}
        </Button>
        <Button kind="quiet" onClick={onSkip}>
          {answer.skipReason}
        </Button>
      </ReasonButtons>
    </Reason>
  );
}
