import { Button, Icon } from '@odysseus/ui';
import { useId, type ReactNode } from 'react';
import type { CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { tripLimits, type TripForm } from '../logic/trip';
import * as S from './TripFields.styles';

export interface FieldsProps {
  readonly form: TripForm;
  readonly change: (change: Partial<TripForm>) => void;
}

const copy = passesCopy.form;

/** First and last day. */
export function StayFields({ form, change }: FieldsProps) {
  return (
    <S.Group>
      <legend>{copy.stay}</legend>
      <S.Pair>
        <Field label={copy.arrival}>
          {(id) => (
            <S.Input
              id={id}
              type="date"
              value={form.arrival}
              onChange={(event) => change({ arrival: event.target.value })}
            />
          )}
        </Field>
        <Field label={copy.departure}>
          {(id) => (
            <S.Input
              id={id}
              type="date"
              value={form.departure}
              min={form.arrival}
              onChange={(event) => change({ departure: event.target.value })}
            />
          )}
        </Field>
      </S.Pair>
    </S.Group>
  );
}

/** Ages and residency of everybody who travels. */
export function PartyFields({ form, change }: FieldsProps) {
  const { travellers } = form;
  const replace = (index: number, part: Partial<TripForm['travellers'][number]>) =>
    change({
      travellers: travellers.map((traveller, position) => (position === index ? { ...traveller, ...part } : traveller)),
    });
  const last = travellers.at(-1);
  return (
    <S.Group>
      <legend>{copy.party}</legend>
      <S.Line>{copy.residencyLine}</S.Line>
      <S.Travellers>
        {travellers.map((traveller, index) => (
          // Travellers have nothing but their place in the list.
          <li key={index}>
            <S.Traveller>
              <S.Quiet>{copy.traveller(index + 1)}</S.Quiet>
              <Field label={copy.age}>
                {(id) => (
                  <WholeNumber
                    id={id}
                    value={traveller.age}
                    most={tripLimits.age}
                    onChange={(age) => replace(index, { age })}
                  />
                )}
              </Field>
              <Field label={copy.lives}>
                {(id) => (
                  <S.Select
                    id={id}
                    value={traveller.residency}
                    onChange={(event) =>
                      replace(index, { residency: event.target.value === 'eea' ? 'eea' : 'elsewhere' })
                    }
                  >
                    <option value="eea">{copy.residency.eea}</option>
                    <option value="elsewhere">{copy.residency.elsewhere}</option>
                  </S.Select>
                )}
              </Field>
              <S.Remove
                type="button"
                aria-label={copy.remove(index + 1)}
                onClick={() => change({ travellers: travellers.filter((_, position) => position !== index) })}
              >
                <Icon name="x" size={18} />
              </S.Remove>
            </S.Traveller>
          </li>
        ))}
      </S.Travellers>
      {travellers.length < tripLimits.travellers ? (
        <Button
          kind="secondary"
          onClick={() =>
            change({ travellers: [...travellers, { age: 35, residency: last?.residency ?? 'elsewhere' }] })
          }
        >
          <Icon name="plus" size={18} />
          {copy.add}
        </Button>
      ) : null}
    </S.Group>
  );
}

interface TransportFieldsProps extends FieldsProps {
  readonly rides: CompiledPasses['rides'];
  /** Whether the city sells cards on which tickets are kept: elsewhere there is nothing to choose. */
  readonly onCards: boolean;
}

/** Rides a day, airports, and what tickets are kept on. */
export function TransportFields({ form, change, rides, onCards }: TransportFieldsProps) {
  const name = useId();
  const by = (ride: CompiledPasses['rides'][number]['key']): string =>
    rides.find(({ key }) => key === ride)?.by ?? ride;
  return (
    <S.Group>
      <legend>{copy.transport}</legend>
      <S.Pair>
        <Field label={copy.rides(by('metro'))}>
          {(id) => (
            <WholeNumber id={id} value={form.metro} most={tripLimits.rides} onChange={(metro) => change({ metro })} />
          )}
        </Field>
        <Field label={copy.rides(by('bus'))}>
          {(id) => <WholeNumber id={id} value={form.bus} most={tripLimits.rides} onChange={(bus) => change({ bus })} />}
        </Field>
      </S.Pair>
      <S.Check>
        <input
          type="checkbox"
          checked={form.fromAirport}
          onChange={(event) => change({ fromAirport: event.target.checked })}
        />
        {copy.fromAirport(by('airport'))}
      </S.Check>
      <S.Check>
        <input
          type="checkbox"
          checked={form.toAirport}
          onChange={(event) => change({ toAirport: event.target.checked })}
        />
        {copy.toAirport(by('airport'))}
      </S.Check>
      {onCards ? (
        <S.Choice>
          <S.Quiet>{copy.keptOn}</S.Quiet>
          {(['phone', 'card'] as const).map((option) => (
            <S.Check key={option}>
              <input
                type="radio"
                name={name}
                checked={form.keptOn === option}
                onChange={() => change({ keptOn: option })}
              />
              {copy.keptOnOptions[option]}
            </S.Check>
          ))}
        </S.Choice>
      ) : null}
    </S.Group>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <S.Field>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </S.Field>
  );
}

interface WholeNumberProps {
  readonly id: string;
  readonly value: number | null;
  readonly most: number;
  readonly onChange: (value: number | null) => void;
}

/** A whole number from 0 on; null while the field holds none. */
function WholeNumber({ id, value, most, onChange }: WholeNumberProps) {
  return (
    <S.Whole
      id={id}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      step={1}
      value={value ?? ''}
      aria-invalid={value === null || undefined}
      onChange={({ target }) => {
        const typed = target.value === '' ? NaN : Number(target.value);
        onChange(Number.isInteger(typed) && typed >= 0 && typed <= most ? typed : null);
      }}
    />
  );
}
