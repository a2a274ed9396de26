import { assistantCopy } from '../copy';
import { HistoryDrawer } from './HistoryDrawer';
import { HistoryPanel } from './HistoryPanel';
import type { AssistantService } from '../stream/assistantService';
import { Column } from './History.styles';

interface HistoryProps {
  readonly service: AssistantService;
  readonly current: string;
  readonly version: string;
  /** Beside the conversation, or over it. */
  readonly place: 'column' | 'drawer';
  readonly onOpen: (id: string) => void;
  readonly onRemoved: (id?: string) => void;
  readonly onClose: () => void;
}

/** The account's conversations, wherever the screen has room for them. */
export function History({ place, onOpen, onClose, ...rest }: HistoryProps) {
  if (place === 'column') {
    return (
      <Column aria-label={assistantCopy.history.title}>
        <HistoryPanel {...rest} onOpen={onOpen} />
      </Column>
    );
  }
  return (
    <HistoryDrawer onClose={onClose}>
      {(close) => (
        <HistoryPanel
          {...rest}
          onOpen={(id) => {
            onOpen(id);
            close();
          }}
        />
      )}
    </HistoryDrawer>
  );
}
