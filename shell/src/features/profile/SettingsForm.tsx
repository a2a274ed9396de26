import type { VisitorSettings } from '@odysseus/contract';
import { useSettings } from '@odysseus/runtime';
import { useState } from 'react';
import { AgesField } from './AgesField';
import { copy } from './copy';
import { Answer, Answers, Fieldset, Hint, Saved, Section, Settings, Soft } from './Profile.styles';

/** What the visitor tells the site about the trip. Every change counts at once. */
export function SettingsForm() {
  const { settings, changeSettings } = useSettings();
  const [saved, setSaved] = useState(false);
  const change = (part: Partial<VisitorSettings>) => {
    changeSettings(part);
    setSaved(true);
  };
  return (
    <Section aria-labelledby="profile-settings">
      <h2 id="profile-settings">{copy.settingsTitle}</h2>
      <Soft>{copy.settingsLead}</Soft>
      <Settings data-saved-at-once="" onSubmit={(event) => event.preventDefault()}>
        <Choice
          legend={copy.units}
          name="units"
          options={copy.unitOptions}
          chosen={settings.units}
          onChoose={(units) => change({ units })}
        />
        <Choice
          legend={copy.residency}
          hint={copy.residencyHint}
          name="residency"
          options={copy.residencyOptions}
          chosen={settings.residency}
          onChoose={(residency) => change({ residency })}
        />
        <AgesField ages={settings.ages} onChange={(ages) => change({ ages })} />
      </Settings>
      <Saved role="status">{saved ? copy.saved : null}</Saved>
    </Section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly name: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  onChoose(value: Value): void;
}

function Choice<Value extends string>({ legend, hint, name, options, chosen, onChoose }: ChoiceProps<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <Fieldset>
      <legend>{legend}</legend>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
      <Answers>
        {values.map((value) => (
          <Answer key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{options[value]}</span>
          </Answer>
        ))}
      </Answers>
    </Fieldset>
  );
}
