import type { DangerReading } from '@odysseus/contract';
import { dangerKinds, dangerLanguages, helpCopy, helpFor, type Help } from '@odysseus/danger';
import { HelpCard } from '@odysseus/danger/screens';
import type { AssistantHelp } from '../../logic/compiledAssistantScreen';
import { Always, Frame, Perhaps, Title } from './HelpAnswer.styles';

interface HelpAnswerProps {
  readonly help: AssistantHelp;
  readonly danger: DangerReading | undefined;
}

/** The answer to an emergency intent: help, and nothing else. */
export function HelpAnswer({ help, danger }: HelpAnswerProps) {
  const known = helpOf(help, danger);
  if (!known) return null;
  return (
    <Frame role="alert">
      <Title lang={known.language}>{known.title}</Title>
      <HelpCard help={known} />
    </Frame>
  );
}

/** Under the answer to what may be an emergency intent: one line that opens help; where the trained reader is missing, a line to 112. */
export function HelpBelow({ help, danger }: HelpAnswerProps) {
  if (danger?.by === 'words') return <Always>{helpCopy.en.always}</Always>;
  const known = danger?.outcome === 'perhaps' ? helpOf(help, danger) : undefined;
  if (!known) return null;
  return (
    <Perhaps lang={known.language}>
      <summary>{helpCopy[known.language].perhaps(known.title)}</summary>
      <HelpCard help={known} />
    </Perhaps>
  );
}

/** A shell may know kinds and languages that this guide doesn't: then help is of the gravest kind, and in English. */
function helpOf({ book, words }: AssistantHelp, danger: DangerReading | undefined): Help | undefined {
  if (danger?.kind === undefined) return undefined;
  const kind = dangerKinds.find((one) => one === danger.kind) ?? 'unconscious';
  const language = dangerLanguages.find((one) => one === danger.language) ?? 'en';
  return helpFor(
    kind,
    language,
    book,
    words,
    dangerKinds.find((one) => one === danger.also),
  );
}
