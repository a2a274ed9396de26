import type { AssistantFeedback } from '@odysseus/contract';
import { useState, type ReactNode } from 'react';
import type { Exchange } from '../conversation/conversation';
import { assistantCopy } from '../copy';
import { Glyph } from '../Glyph';
import { FeedbackReason } from './FeedbackReason';
import { plainAnswer } from './plainAnswer';
import { Actions, Buttons, RoundButton, Said } from './AnswerActions.styles';

interface AnswerActionsProps {
  readonly exchange: Exchange;
  readonly onJudge: (message: string, feedback: AssistantFeedback) => Promise<void>;
  /** What stands before the buttons: the answer's sources. */
  readonly children: ReactNode;
}

/** What can be done with a whole answer: copy it, and say whether it was of use. */
export function AnswerActions({ exchange: { message, parts, feedback }, onJudge, children }: AnswerActionsProps) {
  const { answer } = assistantCopy;
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const judge = (next: AssistantFeedback): void => {
    setAsking(!next.useful && next.reason === undefined);
    onJudge(message, next).then(
      () => setSaid(answer.thanks),
      () => setSaid(answer.judgeFailed),
    );
  };
  const copy = (): void => {
    // Pages that came over plain HTTP have no clipboard.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard
      ? clipboard.writeText(plainAnswer(parts, location.origin))
      : Promise.reject(new Error('no clipboard'))
    ).then(
      () => setSaid(answer.copied),
      () => setSaid(answer.copyFailed),
    );
  };
  return (
    <Actions>
      {children}
      <Buttons>
        <RoundButton type="button" aria-label={answer.copy} title={answer.copy} onClick={copy}>
          <Glyph name="copy" />
        </RoundButton>
        <RoundButton
          type="button"
          aria-label={answer.useful}
          title={answer.useful}
          aria-pressed={feedback?.useful === true}
          onClick={() => judge({ useful: true })}
        >
          <Glyph name="up" />
        </RoundButton>
        <RoundButton
          type="button"
          aria-label={answer.notUseful}
          title={answer.notUseful}
          aria-pressed={feedback?.useful === false}
          onClick={() => judge({ useful: false })}
        >
          <Glyph name="down" />
        </RoundButton>
        <Said role="status">{said}</Said>
      </Buttons>
      {asking ? (
        <FeedbackReason onSend={(reason) => judge({ useful: false, reason })} onSkip={() => setAsking(false)} />
      ) : null}
    </Actions>
  );
}
