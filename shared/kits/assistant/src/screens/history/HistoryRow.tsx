import { formatDate, machineClock } from '@odysseus/model';
import { Icon } from '@odysseus/ui';
import { assistantCopy } from '../copy';
import { ConfirmedRemoval } from './ConfirmedRemoval';
import type { KeptConversations } from './useHistory';
import { Name, Open, Row, Soft } from './HistoryPanel.styles';

interface HistoryRowProps {
  readonly kept: KeptConversations[number];
  readonly isCurrent: boolean;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

export function HistoryRow({
  kept: { conversation, title, changedAt, messages },
  isCurrent,
  onOpen,
  onRemove,
}: HistoryRowProps) {
  const { history } = assistantCopy;
  const name = title.trim() || history.untitled;
  return (
    <Row data-current={isCurrent || undefined}>
      <Open type="button" aria-current={isCurrent ? 'true' : undefined} onClick={() => onOpen(conversation)}>
        <Name>{name}</Name>
        <Soft>
          {dayOf(changedAt)} · {history.messages(messages)}
        </Soft>
      </Open>
      <ConfirmedRemoval
        label={history.remove(name)}
        question={history.removeConfirm}
        onRemove={() => onRemove(conversation)}
      >
        <Icon name="trash-2" size={18} />
      </ConfirmedRemoval>
    </Row>
  );
}

/** The visitor's own day: it says when they asked. */
function dayOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : formatDate(machineClock(date).date);
}
