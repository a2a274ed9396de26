import type { CompiledCity } from '@odysseus/model';
import type { AssistantFeedback } from '@odysseus/contract';
import { Notice } from '@odysseus/ui';
import { memo, useMemo } from 'react';
import type { AssistantHelp } from '../../logic/compiledAssistantScreen';
import { isHelp, isRunning, type Exchange } from '../conversation/conversation';
import { assistantCopy } from '../copy';
import { TroubleNotice } from '../TroubleNotice';
import { AnswerActions } from './AnswerActions';
import { AnswerSources } from './AnswerSources';
import { AnswerText } from './AnswerText';
import { HelpAnswer, HelpBelow } from './HelpAnswer';
import { JourneyCard } from './JourneyCard';
import type { LoadMap } from './LoadMap';
import { layoutOf, type Layout, type Piece } from './paragraphs';
import { PlaceCards } from './PlaceCards';
import { PlanCard } from './PlanCard';
import { Progress } from './Progress';
import { Again, Answer, Aside, Chip, ChipList, ExchangeItem, Name, Question, Spoken } from './ExchangeView.styles';

interface ExchangeViewProps {
  readonly exchange: Exchange;
  /** Whether it is the newest: only there next steps are offered. */
  readonly last: boolean;
  readonly city: CompiledCity;
  readonly help: AssistantHelp | undefined;
  readonly loadMap: LoadMap | undefined;
  readonly onRetry: (message: string) => void;
  readonly onJudge: (message: string, feedback: AssistantFeedback) => Promise<void>;
  readonly onAsk: (question: string) => void;
}

/** A question and its answer. Headings lead a screen reader from one to the next. */
export const ExchangeView = memo(function ExchangeView({
  exchange,
  last,
  city,
  help,
  loadMap,
  onRetry,
  onJudge,
  onAsk,
}: ExchangeViewProps) {
  const { message, question, parts, state } = exchange;
  const layout = useMemo(() => layoutOf(parts), [parts]);
  const chips = parts.flatMap((part) => (part.type === 'chips' ? part.chips : []));
  const end = parts.at(-1);
  return (
    <ExchangeItem data-message={message} data-state={state.is}>
      <Spoken id={`asked-${message}`} tabIndex={-1}>
        {assistantCopy.youAsked}
      </Spoken>
      <Question>{question}</Question>
      <Answer>
        <Name>{assistantCopy.name}</Name>
        {help && isHelp(exchange) ? <HelpAnswer help={help} danger={exchange.danger} /> : null}
        {layout.pieces.map((piece, index) => (
          <PieceView key={index} piece={piece} layout={layout} city={city} loadMap={loadMap} />
        ))}
        {isRunning(exchange) ? <Progress exchange={exchange} /> : null}
        {exchange.incomplete ? <Aside>{assistantCopy.answer.incomplete}</Aside> : null}
        {state.is === 'failed' ? <TroubleNotice trouble={state.trouble} onRetry={() => onRetry(message)} /> : null}
        {state.is === 'ended' && end?.type === 'end' ? (
          <Ending reason={end.reason} onRetry={last ? () => onRetry(message) : undefined} />
        ) : null}
        {help && !isHelp(exchange) ? <HelpBelow help={help} danger={exchange.danger} /> : null}
        {state.is === 'ended' && layout.pieces.length > 0 ? (
          <AnswerActions exchange={exchange} onJudge={onJudge}>
            <AnswerSources sources={layout.sources} />
          </AnswerActions>
        ) : null}
      </Answer>
      {last && state.is === 'ended' && chips.length > 0 ? <Chips chips={chips} onAsk={onAsk} /> : null}
    </ExchangeItem>
  );
});

function PieceView({
  piece,
  layout,
  city,
  loadMap,
}: {
  readonly piece: Piece;
  readonly layout: Layout;
  readonly city: CompiledCity;
  readonly loadMap: LoadMap | undefined;
}) {
  switch (piece.type) {
    case 'paragraph':
    case 'list':
      return <AnswerText piece={piece} sources={layout.sources} />;
    case 'places':
      return <PlaceCards places={piece.places} city={city} loadMap={loadMap} />;
    case 'journey':
      return <JourneyCard journey={piece.journey} />;
    case 'plan':
      return <PlanCard plan={piece.plan} city={city} />;
    case 'notice':
      return <Aside>{piece.text}</Aside>;
  }
}

/** How an answer ended that did not end well. */
function Ending({
  reason,
  onRetry,
}: {
  readonly reason: 'complete' | 'stopped' | 'failed' | 'noAccess';
  readonly onRetry: (() => void) | undefined;
}) {
  const { answer } = assistantCopy;
  switch (reason) {
    case 'complete':
      return null;
    case 'noAccess':
      return <TroubleNotice trouble={{ kind: 'noAccess' }} />;
    case 'stopped':
    case 'failed':
      return (
        <Notice tone={reason === 'failed' ? 'danger' : 'info'}>
          <p>{reason === 'failed' ? answer.endedFailed : answer.stopped}</p>
          {onRetry ? (
            <Again type="button" onClick={onRetry}>
              {answer.askAgain}
            </Again>
          ) : null}
        </Notice>
      );
  }
}

interface ChipsProps {
  readonly chips: readonly { readonly text: string; readonly question: string }[];
  readonly onAsk: (question: string) => void;
}

function Chips({ chips, onAsk }: ChipsProps) {
  return (
    <ChipList aria-label={assistantCopy.answer.chips}>
      {chips.map(({ text, question }) => (
        <li key={question}>
          <Chip type="button" onClick={() => onAsk(question)}>
            {text}
          </Chip>
        </li>
      ))}
    </ChipList>
  );
}
