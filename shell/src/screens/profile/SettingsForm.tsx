import type { VisitorSettings } from '@odysseus/contract';
import { useShell } from '@odysseus/runtime';
import { useState } from 'react';
import { AgesField } from './AgesField';
import { copy } from './copy';
import classes from './Profile.module.css';

/** What the visitor tells the site about the trip. Every change counts at once. */
export function SettingsForm() {
  const { settings, changeSettings } = useShell();
  const [saved, setSaved] = useState(false);
  const change = (part: Partial<VisitorSettings>) => {
    changeSettings(part);
    setSaved(true);
  };
  return (
    <section className={classes['section']} aria-labelledby="profile-settings">
      <h2 id="profile-settings">{copy.settingsTitle}</h2>
      <p className={classes['soft']}>{copy.settingsLead}</p>
      <form className={classes['settings']} data-saved-at-once="" onSubmit={(event) => event.preventDefault()}>
        <Choice legend={copy.units} name="units" options={copy.unitOptions} chosen={settings.units} onChoose={(units) => change({ units })} />
        <Choice
          legend={copy.residency}
          hint={copy.residencyHint}
          name="residency"
          options={copy.residencyOptions}
          chosen={settings.residency}
          onChoose={(residency) => change({ residency })}
        />
        <AgesField ages={settings.ages} onChange={(ages) => change({ ages })} />
      </form>
      <p className={classes['saved']} role="status">
        {saved ? copy.saved : null}
      </p>
    </section>
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
    <fieldset className={classes['fieldset']}>
      <legend>{legend}</legend>
      {hint === undefined ? null : <p className={classes['hint']}>{hint}</p>}
      <div className={classes['options']}>
        {values.map((value) => (
          <label key={value} className={classes['option']}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
