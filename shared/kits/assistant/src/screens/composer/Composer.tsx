import { assistantLimits } from '@odysseus/contract';
import { useLayoutEffect, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { assistantCopy } from '../copy';
import { Glyph } from '../Glyph';
import { AskForm, Field, Hint, Label, Note, Send } from './Composer.styles';

interface ComposerProps {
  readonly city: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly running: boolean;
  readonly onDraft: (draft: string) => void;
  readonly onSend: (question: string) => void;
  readonly onStop: () => void;
}

/** Characters before the limit from which they are counted. */
const countedFrom = 200;

/** Where questions are written. Enter sends, Shift and Enter begins a line, Escape stops an answer. */
export function Composer({ city, field, draft, running, onDraft, onSend, onStop }: ComposerProps) {
  const { composer } = assistantCopy;
  const [problem, setProblem] = useState<string>();
  const left = assistantLimits.longestQuestion - draft.trim().length;
  useGrowing(field, draft);
  const send = (): void => {
    const question = draft.trim();
    if (running) setProblem(composer.wait);
    else if (question === '') setProblem(composer.empty);
    else if (left >= 0) onSend(question);
    field.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that chooses a word of an input method sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const words =
    left < 0 ? composer.tooMany(-left) : (problem ?? (left <= countedFrom ? composer.left(left) : undefined));
  return (
    <AskForm onSubmit={onSubmit}>
      <Label htmlFor="assistant-question">{composer.label}</Label>
      <Field>
        <textarea
          ref={field}
          id="assistant-question"
          rows={1}
          value={draft}
          placeholder={composer.placeholderFor(city)}
          enterKeyHint="send"
          aria-describedby="assistant-hint assistant-count"
          aria-invalid={left < 0}
          onChange={({ target }) => {
            setProblem(undefined);
            onDraft(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {running ? (
          <Send type="button" aria-label={composer.stop} title={composer.stop} onClick={onStop}>
            <Glyph name="stop" />
          </Send>
        ) : (
          <Send
            type="submit"
            aria-label={composer.send}
            title={composer.send}
            aria-disabled={draft.trim() === '' || left < 0}
          >
            <Glyph name="send" />
          </Send>
        )}
      </Field>
      <Note>
        <span id="assistant-count" role="status" data-wrong={left < 0 || undefined}>
          {words}
        </span>
        {words === undefined ? <span aria-hidden="true">{composer.note}</span> : null}
        <Hint id="assistant-hint">{composer.hint}</Hint>
      </Note>
    </AskForm>
  );
}

/** The field is as tall as what is written, as far as its style lets it. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, draft: string): void {
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [field, draft]);
}
