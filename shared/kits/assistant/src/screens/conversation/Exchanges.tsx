import type { CompiledCity } from '@odysseus/model';
import type { AssistantFeedback } from '@odysseus/contract';
import { useEffect, useRef } from 'react';
import { ExchangeView } from '../answer/ExchangeView';
import type { LoadMap } from '../answer/LoadMap';
import type { AssistantHelp } from '../../logic/compiledAssistantScreen';
import { assistantCopy } from '../copy';
import type { Exchange } from './conversation';
import { List } from './Exchanges.styles';

interface ExchangesProps {
  readonly exchanges: readonly Exchange[];
  readonly city: CompiledCity;
  readonly help: AssistantHelp | undefined;
  readonly loadMap: LoadMap | undefined;
  readonly onRetry: (message: string) => void;
  readonly onJudge: (message: string, feedback: AssistantFeedback) => Promise<void>;
  readonly onAsk: (question: string) => void;
}

/**
 * Questions and answers, the oldest first. A new question goes to the top of the window, and its answer grows below it; a
 * conversation that is opened again begins at its last question.
 */
export function Exchanges({ exchanges, ...rest }: ExchangesProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = exchanges.at(-1);
  const newest = last?.message;
  const isAsked = last?.live === true && last.parts.length === 0;
  const only = exchanges.length === 1;
  useEffect(() => {
    if (newest === undefined || (only && !isAsked)) return;
    const smooth = isAsked && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current?.lastElementChild?.scrollIntoView({ block: 'start', behavior: smooth ? 'smooth' : 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another question moves the page; what arrives of its answer does not
  }, [newest]);
  return (
    <section aria-label={assistantCopy.conversation}>
      <List ref={list}>
        {exchanges.map((exchange) => (
          <ExchangeView key={exchange.message} exchange={exchange} last={exchange.message === newest} {...rest} />
        ))}
      </List>
    </section>
  );
}
