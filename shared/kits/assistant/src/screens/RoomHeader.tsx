import { Icon } from '@odysseus/ui';
import { assistantCopy } from './copy';
import { Glyph } from './Glyph';
import { Header, Heading, Tool, Tools } from './Room.styles';

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
    <Header>
      <Heading $small={begun}>{title}</Heading>
      <Tools>
        {onHistory ? (
          <Tool type="button" aria-haspopup="dialog" onClick={onHistory}>
            <Glyph name="history" />
            {assistantCopy.history.open}
          </Tool>
        ) : null}
        {begun ? (
          <Tool type="button" onClick={onNew}>
            <Icon name="plus" />
            {assistantCopy.startNew}
          </Tool>
        ) : null}
      </Tools>
    </Header>
  );
}
