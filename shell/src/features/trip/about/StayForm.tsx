import type { TripCity } from '@odysseus/contract';
import type { Stay } from '@odysseus/model/trip';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { tripCopy } from '../copy';
import { Field } from '../Fields.styles';
import { StayFields } from './TripAbout.styles';

export interface StayDraft {
  readonly name: string;
  /** Key of the city; empty where it is not said. */
  readonly city: string;
  /** Ids of the days after which the first night and the last are spent. */
  readonly from: string;
  readonly to: string;
}

interface StayFormProps {
  readonly days: readonly { readonly id: string; readonly title: string; readonly night?: unknown }[];
  readonly cities: readonly TripCity[];
  /** As it is now; absent for a new one. */
  readonly stay: Stay | undefined;
  readonly onSave: (draft: StayDraft) => void;
}

/** A stay with its city and nights. A new one lasts over all nights that have none. */
export function StayForm({ days, cities, stay, onSave }: StayFormProps) {
  const { about: words } = tripCopy;
  const free = days.filter(({ night }) => night === undefined);
  const span = stay?.days ?? (free.length > 0 ? free : days).map(({ id }) => id);
  const [chosen, setChosen] = useState<Partial<StayDraft>>({});
  // Days and cities may still come while it is filled in.
  const draft: StayDraft = {
    name: stay?.name ?? '',
    city: stay ? (stay.city ?? '') : (cities[0]?.key ?? ''),
    from: span[0] ?? '',
    to: span.at(-1) ?? '',
    ...chosen,
  };
  const set = (part: Partial<StayDraft>): void => setChosen({ ...chosen, ...part });
  const night = (label: string, of: 'from' | 'to') => (
    <Field>
      <span>{label}</span>
      <select value={draft[of]} onChange={({ target }) => set({ [of]: target.value })}>
        {days.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <StayFields
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        onSave({ ...draft, name: draft.name.trim() });
      }}
    >
      <Field>
        <span>{words.name}</span>
        <input
          type="text"
          required
          pattern=".*\S.*"
          maxLength={80}
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Field>
      {cities.length === 0 ? null : (
        <Field>
          <span>{words.city}</span>
          <select value={draft.city} onChange={({ target }) => set({ city: target.value })}>
            {cities.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
            <option value="">{words.noCity}</option>
          </select>
        </Field>
      )}
      {night(words.from, 'from')}
      {night(words.to, 'to')}
      <Button type="submit" kind="secondary">
        {stay ? words.save : words.add}
      </Button>
    </StayFields>
  );
}
