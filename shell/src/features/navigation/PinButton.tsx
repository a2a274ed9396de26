import { menuCopy } from './copy';
import { Pin } from './MenuFrame.styles';

interface PinButtonProps {
  readonly pinned: boolean;
  readonly onToggle: () => void;
}

/** Keeps the menu of wide screens open, or lets it close again. */
export function PinButton({ pinned, onToggle }: PinButtonProps) {
  return (
    <Pin type="button" aria-pressed={pinned} aria-label={menuCopy.pin} title={menuCopy.pin} onClick={onToggle}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill={pinned ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M9 3h6v7l3 4H6l3-4zM12 14v7" />
      </svg>
    </Pin>
  );
}
