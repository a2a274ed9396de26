import { Icon } from '@odysseus/ui';
import { assistantCopy } from '../copy';
import { ConfirmedRemoval } from './ConfirmedRemoval';
import type { KeptConversations } from './useHistory';
import classes from './HistoryPanel.module.css';

interface HistoryRowProps {
  readonly kept: KeptConversations[number];
  readonly isCurrent: boolean;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

export function HistoryRow({ kept: { conversation, title, changedAt, messages }, isCurrent, onOpen, onRemove }: HistoryRowProps) {
  const { history } = assistantCopy;
  const name = title.trim() || history.untitled;
  return (
    <li className={classes['row']} data-current={isCurrent || undefined}>
      <button type="button" className={classes['open']} aria-current={isCurrent ? 'true' : undefined} onClick={() => onOpen(conversation)}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['soft']}>
          {dayOf(changedAt)} · {history.messages(messages)}
        </span>
      </button>
      <ConfirmedRemoval label={history.remove(name)} question={history.removeConfirm} onRemove={() => onRemove(conversation)}>
        <Icon name="trash-2" size={18} />
      </ConfirmedRemoval>
    </li>
  );
}

/** The visitor's own day: it says when they asked. */
function dayOf(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}
