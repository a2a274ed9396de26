import { useSession } from '@odysseus/runtime';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { CompiledAssistantScreen } from '../logic/compiledAssistantScreen';
import type { LoadMap } from './answer/LoadMap';
import { Composer } from './composer/Composer';
import { useDraft } from './composer/useDraft';
import { useKeyboardInset } from './composer/useKeyboardInset';
import { Announcer } from './conversation/Announcer';
import { tabMemory } from './conversation/tabMemory';
import { useAsk } from './conversation/useAsk';
import { useConversation } from './conversation/useConversation';
import { useAskedQuestion } from './composer/useAskedQuestion';
import { Examples } from './Examples';
import { RoomHeader } from './RoomHeader';
import { Stage } from './Stage';
import { useWide } from './useWide';
import { Layout, StageColumn } from './Room.styles';

const History = lazy(() =>
  import(/* webpackChunkName: "assistant-history" */ './history/History').then(({ History: Loaded }) => ({
    default: Loaded,
  })),
);

interface RoomProps {
  readonly content: CompiledAssistantScreen;
  readonly loadMap: LoadMap | undefined;
}

/** Where the conversation is held: history, questions and answers, and the field to ask in. */
export function Room({ content, loadMap }: RoomProps) {
  const memory = useOwnMemory(content.city.key);
  const handle = useConversation(content.city, memory);
  const { conversation, running, store, service } = handle;
  const [draft, setDraft] = useDraft(memory);
  const [drawer, setDrawer] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const room = useRef<HTMLElement>(null);
  const isWide = useWide();
  useKeyboardInset(room);
  const last = conversation.exchanges.at(-1);
  const begun = last !== undefined;
  const put = useAsk(store, content.help !== undefined);
  const ask = useCallback(
    (question: string) => {
      void put(question);
      // On a phone the focus would open the keyboard over the answer.
      if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
    },
    [put],
  );
  useAskedQuestion(handle.opening.state, ask);
  const send = (question: string): void => {
    void put(question).then((taken) => {
      if (taken) setDraft('');
    });
  };
  // The button that was pressed is gone.
  const fromField = (act: () => void) => (): void => {
    act();
    field.current?.focus();
  };
  const onRemoved = (id?: string): void => {
    if (id === undefined || id === conversation.id) store.startNew();
  };
  return (
    <Layout
      ref={room}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) store.stop();
      }}
    >
      <StageColumn data-begun={begun || undefined} data-opening={handle.opening.state === 'loading' || undefined}>
        <RoomHeader
          title={content.title}
          begun={begun}
          onHistory={isWide ? undefined : () => setDrawer(true)}
          onNew={fromField(store.startNew)}
        />
        <Stage content={content} handle={handle} loadMap={loadMap} onAsk={ask} />
        <Composer
          city={content.city.name}
          field={field}
          draft={draft}
          running={running}
          onDraft={setDraft}
          onSend={send}
          onStop={fromField(store.stop)}
        />
        {begun || handle.opening.state === 'loading' ? null : <Examples examples={content.examples} onAsk={ask} />}
        <Announcer exchange={last} />
      </StageColumn>
      {isWide || drawer ? (
        <Suspense fallback={isWide ? <div /> : null}>
          <History
            service={service}
            current={conversation.id}
            version={`${last?.message ?? ''} ${running}`}
            place={isWide ? 'column' : 'drawer'}
            onOpen={store.open}
            onRemoved={onRemoved}
            onClose={() => setDrawer(false)}
          />
        </Suspense>
      ) : null}
    </Layout>
  );
}

/** What this tab remembers for whoever is signed in. */
function useOwnMemory(city: string) {
  const session = useSession();
  const owner = session.state === 'signedIn' ? session.user.uid : 'nobody';
  return useMemo(() => tabMemory(city, owner), [city, owner]);
}
