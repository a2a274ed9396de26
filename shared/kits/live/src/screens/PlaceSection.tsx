import { familyOf, pinFamilies, type FamilyKey } from '@odysseus/model';
import { Section } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { liveCopy } from '../logic/copy';
import type { PlaceRow, PlaceState } from '../logic/placeRows';
import { hoursProvenance, readProvenance, type Provenance } from '../logic/provenance';
import { SourcesOnce } from './SourcesOnce';
import { Block, Count, Entries, Entry, Filters, Groups, Holiday, Name, Standing } from './PlaceSection.styles';

type Choice = FamilyKey | 'trip' | undefined;

const copy = liveCopy.places;
const groups = [
  { key: 'trip', name: copy.groups.trip },
  { key: 'closing', name: copy.groups.closing },
  { key: 'open', name: copy.groups.open },
  { key: 'closed', name: copy.groups.closed },
  { key: 'later', name: copy.groups.later },
  { key: 'done', name: copy.groups.done },
  { key: 'unknown', name: copy.groups.unknown },
] as const;

/** What is open, closing and closed, by place; a filter narrows it to a kind or to the trip. */
export function PlaceSection({ rows, holiday }: { readonly rows: readonly PlaceRow[]; readonly holiday: boolean }) {
  const [choice, setChoice] = useState<Choice>();
  const shown = rows.filter(
    ({ place, inTrip }) => choice === undefined || (choice === 'trip' ? inTrip : familyOf(place.kind).key === choice),
  );
  const families = pinFamilies.filter(({ key }) => rows.some(({ place }) => familyOf(place.kind).key === key));
  const chips: readonly { readonly key: Choice; readonly name: string }[] = [
    { key: undefined, name: copy.all },
    ...(rows.some(({ inTrip }) => inTrip) ? [{ key: 'trip' as const, name: copy.trip }] : []),
    ...families,
  ];
  return (
    <Section id="places" title={copy.title} line={copy.line}>
      {holiday ? <Holiday>{copy.holiday}</Holiday> : null}
      <Filters>
        <legend>{copy.filter}</legend>
        {chips.map(({ key, name }) => (
          <button key={name} type="button" aria-pressed={choice === key} onClick={() => setChoice(key)}>
            {name}
          </button>
        ))}
      </Filters>
      {shown.length === 0 ? <p>{copy.none}</p> : null}
      <Groups>
        {groups.map(({ key, name }) => (
          <Group
            key={key}
            name={name}
            tone={key}
            rows={shown.filter((row) => (choice !== 'trip' && row.inTrip ? key === 'trip' : row.state.is === key))}
          />
        ))}
      </Groups>
      <SourcesOnce provenances={shown.filter(({ state }) => state.is !== 'unknown').map(provenanceOf)} />
    </Section>
  );
}

/** As many as fit a phone without scrolling for long. */
const first = 8;

function Group({
  name,
  tone,
  rows,
}: {
  readonly name: string;
  readonly tone: PlaceState['is'] | 'trip';
  readonly rows: readonly PlaceRow[];
}) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, first);
  return (
    <Block>
      <h3>
        {name} <Count>{rows.length}</Count>
      </h3>
      <Entries data-tone={tone}>
        {shown.map((row) => (
          <Row key={row.place.id} row={row} />
        ))}
      </Entries>
      {rows.length > first ? (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewer : copy.more(rows.length - first)}
        </Button>
      ) : null}
    </Block>
  );
}

function provenanceOf({ place, state }: PlaceRow): Provenance {
  return state.is === 'closed' && state.reason.kind === 'works'
    ? readProvenance('planned', state.reason.item)
    : hoursProvenance(place);
}

function Row({ row: { place, state, early } }: { readonly row: PlaceRow }) {
  return (
    <Entry data-state={state.is}>
      <Name>{place.path === undefined ? place.name : <Link to={place.path}>{place.name}</Link>}</Name>
      <Standing>
        {liveCopy.stateText({ state, place })}
        {early === undefined ? null : `, ${copy.early}`}
      </Standing>
    </Entry>
  );
}
