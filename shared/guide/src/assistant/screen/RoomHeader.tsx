import { Icon, ScreenHeading } from '@odysseus/ui';
import { assistantCopy } from './copy';
import { Glyph } from './Glyph';
import classes from './Room.module.css';

interface RoomHeaderProps {
  readonly title: string;
  /** Whether a conversation has begun: the title then steps back. */
  readonly begun: boolean;
  /** Absent where the history stands beside the conversation. */
  readonly onHistory: (() => void) | undefined;
  readonly onNew: () => void;
}

export function RoomHeader({ title, begun, onHistory, onNew }: RoomHeaderProps) {
  return (
    <header className={classes['header']}>
      <ScreenHeading className={begun ? classes['small'] : undefined}>{title}</ScreenHeading>
      <div className={classes['tools']}>
        {onHistory ? (
          <button type="button" className={classes['tool']} aria-haspopup="dialog" onClick={onHistory}>
            <Glyph name="history" />
            {assistantCopy.history.open}
          </button>
        ) : null}
        {begun ? (
          <button type="button" className={classes['tool']} onClick={onNew}>
            <Icon name="plus" />
            {assistantCopy.startNew}
          </button>
        ) : null}
      </div>
    </header>
  );
}
