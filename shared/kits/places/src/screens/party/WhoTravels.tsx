import type { VisitorSettings } from '@odysseus/contract';
import { useSettings } from '@odysseus/runtime';
import { useId, useState } from 'react';
import { faresCopy } from './copy';
import { readAges } from './readAges';
import { Form, Note, Who } from './WhoTravels.styles';

/** Asks once who travels: fares of others step back everywhere. Kept with the visitor's settings. */
export function WhoTravels() {
  const { settings, changeSettings } = useSettings();
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const text = typed ?? settings.ages.join(', ');
  const wrong = typed !== undefined && readAges(typed) === undefined;
  return (
    <Who>
      <summary>{faresCopy.summary(settings)}</summary>
      <Form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${id}-residency`}>
          {faresCopy.residency}
          <select
            id={`${id}-residency`}
            value={settings.residency}
            onChange={(event) => changeSettings({ residency: residencyOf(event.target.value) })}
          >
            {(['unknown', 'eea', 'elsewhere'] as const).map((value) => (
              <option key={value} value={value}>
                {faresCopy.residencies[value]}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-ages`}>
          {faresCopy.ages}
          <input
            id={`${id}-ages`}
            inputMode="text"
            autoComplete="off"
            placeholder={faresCopy.agesExample}
            value={text}
            aria-invalid={wrong}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setTyped(event.target.value);
              const ages = readAges(event.target.value);
              if (ages) changeSettings({ ages });
            }}
          />
        </label>
        <Note id={`${id}-note`} role={wrong ? 'alert' : undefined}>
          {wrong ? faresCopy.agesWrong : faresCopy.note}
        </Note>
      </Form>
    </Who>
  );
}

function residencyOf(value: string): VisitorSettings['residency'] {
  return value === 'eea' || value === 'elsewhere' ? value : 'unknown';
}
