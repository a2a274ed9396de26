import { familyOf, pinFamilies, type FamilyKey } from '@odysseus/model';
import { FoldSummary, Section } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { liveCopy } from '../logic/copy';
import type { PlaceRow } from '../logic/placeRows';
import { hoursProvenance, readProvenance, type Provenance } from '../logic/provenance';
import { SourcesOnce } from './SourcesOnce';
import { Block, Count, Entries, Entry, Filters, Folds, Groups, Holiday, Name, Standing } from './PlaceSection.styles';

type Choice = FamilyKey | 'trip' | undefined;

const copy = liveCopy.places;
const groups = [
  { key: 'trip', name: copy.groups.trip },
  { key: 'closing', name: copy.groups.closing },
  { key: 'open', name: copy.groups.open },
  { key: 'later', name: copy.groups.later },
  { key: 'closed', name: copy.groups.closed },
  { key: 'done', name: copy.groups.done },
  { key: 'unknown', name: copy.groups.unknown },
] as const;
/** What can be gone to now, and what is planned for; whatever else there is says how much it is, and unfolds. */
const atOnce: readonly string[] = ['trip', 'closing', 'open'];

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
  const full = groups
    .map(({ key, name }) => ({
      key,
      name,
      rows: shown.filter((row) => (choice !== 'trip' && row.inTrip ? key === 'trip' : row.state.is === key)),
    }))
    .filter(({ rows: { length } }) => length > 0);
  // At an hour at which nothing is open, what comes next stands there.
  const unfolded = full.filter(({ key }, index) => index === 0 || atOnce.includes(key));
  const folded = full.filter((group) => !unfolded.includes(group));
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
        {unfolded.map(({ key, name, rows: ofGroup }) => (
          <Group key={key} name={name} rows={ofGroup} />
        ))}
      </Groups>
      <Folds>
        {folded.map(({ key, name, rows: ofGroup }) => (
          <Group key={key} name={name} rows={ofGroup} folded />
        ))}
      </Folds>
      <SourcesOnce
        provenances={shown.filter(({ state }) => state.is !== 'unknown').map(provenanceOf)}
        usually={liveCopy.provenance.usualHours}
      />
    </Section>
  );
}

/** As many as fit a phone without scrolling for long. */
const few = 6;

interface GroupProps {
  readonly name: string;
  readonly rows: readonly PlaceRow[];
  readonly folded?: boolean;
}

function Group({ name, rows, folded = false }: GroupProps) {
  const [all, setAll] = useState(false);
  const heading = (
    <h3>
      {name} <Count>{rows.length}</Count>
    </h3>
  );
  const list = (
    <>
      <Entries>
        {(all ? rows : rows.slice(0, few)).map((row) => (
          <Row key={row.place.id} row={row} />
        ))}
      </Entries>
      {rows.length > few ? (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewer : copy.more(rows.length - few)}
        </Button>
      ) : null}
    </>
  );
  return (
    <Block>
      {folded ? (
        <details>
          <FoldSummary>{heading}</FoldSummary>
          {list}
        </details>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
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
