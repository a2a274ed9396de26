import { Icon } from '@odysseus/ui';
import { helpShellCopy as copy } from './copy';
import { Waiting } from './HelpOnItsWay.styles';

interface HelpOnItsWayProps {
  /** False where it does not come, and there is no page to open instead. */
  readonly coming: boolean;
  readonly onClose: () => void;
}

/** The number that always helps, for as long as there is nothing else to show. */
export function HelpOnItsWay({ coming, onClose }: HelpOnItsWayProps) {
  return (
    <Waiting role="status" data-unrecorded="">
      <a href="tel:112">{copy.always}</a>
      {coming ? <span>{copy.loading}</span> : null}
      <button type="button" aria-label={copy.close} onClick={onClose}>
        <Icon name="x" size={20} />
      </button>
    </Waiting>
  );
}
