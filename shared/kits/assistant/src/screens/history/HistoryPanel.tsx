import { Button } from '@odysseus/ui';
import { useRef, useState } from 'react';
import { assistantCopy } from '../copy';
import type { AssistantService } from '../stream/assistantService';
import { ConfirmedRemoval } from './ConfirmedRemoval';
import { HistoryRow } from './HistoryRow';
import { useHistory } from './useHistory';
import { List, None, Panel, Said, Title } from './HistoryPanel.styles';

interface HistoryPanelProps {
  readonly service: AssistantService;
  /** The conversation that is open. */
  readonly current: string;
  /** Changes when something has been asked. */
  readonly version: string;
  readonly onOpen: (id: string) => void;
  /** Conversations are gone: this one, or with no id all of them. */
  readonly onRemoved: (id?: string) => void;
}

/** What the account has asked before: open it again, or delete it. */
export function HistoryPanel({ service, current, version, onOpen, onRemoved }: HistoryPanelProps) {
  const { history } = assistantCopy;
  const { view, reload, remove, removeAll } = useHistory(service, version);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = (isGone: boolean, id?: string): void => {
    setSaid(isGone ? history.removed : history.removeFailed);
    if (!isGone) return;
    onRemoved(id);
    // The button that was pressed is gone with its row.
    heading.current?.focus();
  };
  return (
    <Panel>
      <Title ref={heading} tabIndex={-1}>
        {history.title}
      </Title>
      <Said role="status">{view.state === 'loading' ? history.loading : said}</Said>
      {view.state === 'failed' ? (
        <>
          <p>{history.failed}</p>
          <Button kind="secondary" onClick={reload}>
            {history.retry}
          </Button>
        </>
      ) : null}
      {view.state === 'ready' && view.conversations.length === 0 ? <None>{history.none}</None> : null}
      {view.state === 'ready' && view.conversations.length > 0 ? (
        <>
          <List>
            {view.conversations.map((kept) => (
              <HistoryRow
                key={kept.conversation}
                kept={kept}
                isCurrent={kept.conversation === current}
                onOpen={onOpen}
                onRemove={(id) => void remove(id).then((isGone) => removed(isGone, id))}
              />
            ))}
          </List>
          <ConfirmedRemoval
            label={history.removeAll}
            question={history.removeAllConfirm}
            onRemove={() => void removeAll().then((isGone) => removed(isGone))}
          >
            {history.removeAll}
          </ConfirmedRemoval>
        </>
      ) : null}
    </Panel>
  );
}
