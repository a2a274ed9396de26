import { Spinner } from '@odysseus/ui';
import type { CompiledAssistantScreen } from '../logic/compiledAssistantScreen';
import type { LoadMap } from './answer/LoadMap';
import { Exchanges } from './conversation/Exchanges';
import type { ConversationHandle } from './conversation/useConversation';
import { assistantCopy } from './copy';
import { TroubleNotice } from './TroubleNotice';
import { Welcome } from './Welcome';

interface StageProps {
  readonly content: CompiledAssistantScreen;
  readonly handle: ConversationHandle;
  readonly loadMap: LoadMap | undefined;
  readonly onAsk: (question: string) => void;
}

/** What stands above the field: the conversation, or before the first question how to begin one. */
export function Stage({ content, handle: { conversation, opening, store }, loadMap, onAsk }: StageProps) {
  if (opening.state === 'loading') return <Spinner label={assistantCopy.opening} />;
  return (
    <>
      {opening.state === 'failed' ? (
        <TroubleNotice trouble={opening.trouble} onRetry={() => store.open(opening.id)} />
      ) : null}
      {conversation.exchanges.length === 0 ? (
        <Welcome content={content} />
      ) : (
        <Exchanges
          exchanges={conversation.exchanges}
          city={content.city}
          help={content.help}
          loadMap={loadMap}
          onRetry={store.retry}
          onJudge={store.judge}
          onAsk={onAsk}
        />
      )}
    </>
  );
}
