import { Button } from '@odysseus/ui';
import { useId, useState, type FormEvent } from 'react';
import type { Consent } from '../../services/consent';
import { Actions, Choice, Choices } from './ConsentPanel.styles';
import { copy } from './copy';

interface ConsentChoicesProps {
  readonly consent: Consent;
  onSave(consent: 'necessary' | 'all'): void;
}

/** The two purposes a visitor can tell apart; saving leads to one of the stored values, never to a new one. */
export function ConsentChoices({ consent, onSave }: ConsentChoicesProps) {
  const id = useId();
  const [analytics, setAnalytics] = useState(consent === 'all');
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(analytics ? 'all' : 'necessary');
  };
  return (
    <form onSubmit={save}>
      <Choices>
        <Choice>
          <input
            type="checkbox"
            id={`${id}-necessary`}
            checked
            disabled
            readOnly
            aria-describedby={`${id}-necessary-text`}
          />
          <label htmlFor={`${id}-necessary`}>{copy.necessary}</label>
          <p id={`${id}-necessary-text`}>{copy.necessaryExplained}</p>
        </Choice>
        <Choice>
          <input
            type="checkbox"
            id={`${id}-analytics`}
            checked={analytics}
            onChange={(event) => setAnalytics(event.target.checked)}
            aria-describedby={`${id}-analytics-text`}
          />
          <label htmlFor={`${id}-analytics`}>{copy.analytics}</label>
          <p id={`${id}-analytics-text`}>{copy.analyticsExplained}</p>
        </Choice>
      </Choices>
      <Actions>
        <Button type="submit">{copy.save}</Button>
      </Actions>
    </form>
  );
}
