import { isRunning, type Exchange } from '../conversation/conversation';
import { assistantCopy } from '../copy';
import { Doing, Dots } from './Progress.styles';

/** What is being done while an answer takes time. The words of the answer themselves are read out elsewhere. */
export function Progress({ exchange }: { readonly exchange: Exchange }) {
  if (!isRunning(exchange)) return null;
  const { parts, state } = exchange;
  const { answer } = assistantCopy;
  const reconnecting = state.is === 'reconnecting';
  const step = parts.findLast((part) => part.type === 'step');
  const words = reconnecting
    ? state.trouble.kind === 'offline'
      ? answer.offline
      : answer.reconnecting
    : (step?.text ?? answer.thinking);
  return (
    <Doing role={reconnecting ? 'status' : undefined} data-reconnecting={reconnecting || undefined}>
      <Dots aria-hidden="true">
        <span />
        <span />
        <span />
      </Dots>
      {words}
    </Doing>
  );
}
