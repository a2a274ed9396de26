import { useEffect, useRef, useState, type ReactNode } from 'react';
import { assistantCopy } from '../copy';
import { Confirm, No, Remove, Yes } from './HistoryPanel.styles';

interface ConfirmedRemovalProps {
  readonly label: string;
  readonly question: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A button that deletes for good, and asks first, where it stands. */
export function ConfirmedRemoval({ label, question, onRemove, children }: ConfirmedRemovalProps) {
  const { history } = assistantCopy;
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  if (!asking) {
    return (
      <Remove ref={opener} type="button" aria-label={label} title={label} onClick={() => setAsking(true)}>
        {children}
      </Remove>
    );
  }
  return (
    <Confirm
      role="group"
      aria-label={`${label}: ${question}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape keeps what was to be deleted, and closes nothing else.
        event.preventDefault();
        event.stopPropagation();
        setAsking(false);
      }}
    >
      <span>{question}</span>
      <Yes type="button" onClick={onRemove}>
        {history.yes}
      </Yes>
      <No ref={keep} type="button" onClick={() => setAsking(false)}>
        {history.no}
      </No>
    </Confirm>
  );
}
