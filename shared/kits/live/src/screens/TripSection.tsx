import { Link, usePlan } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { useEffect, useRef, useState } from 'react';
import { liveCopy } from '../logic/copy';
import type { PlaceRow } from '../logic/placeRows';
import { ProvenanceMark } from './ProvenanceMark';
import { isReported } from '../logic/provenance';
import type { TripAlert } from '../logic/tripAlerts';
import { SourcesOnce } from './SourcesOnce';
import { AlertCard, Alerts, Instead, None, Origin, Spoken, Trip, Words } from './TripSection.styles';

/** What touches the places in the visitor's trip today, and what to do instead. */
export function TripSection({
  alerts,
  rows,
  now,
}: {
  readonly alerts: readonly TripAlert[];
  /** Of the places in the trip: without any there are no alerts. */
  readonly rows: readonly PlaceRow[];
  readonly now: Date;
}) {
  const toCome = rows.filter(({ state }) => state.is !== 'done').length;
  const calm = toCome > 0 ? liveCopy.alerts.fine(toCome) : liveCopy.alerts.over;
  return (
    <Trip aria-labelledby="trip-title">
      <h2 id="trip-title">{liveCopy.alerts.title}</h2>
      {alerts.length > 0 ? (
        <>
          <Alerts>
            {alerts.map((alert) => (
              <Alert key={alert.id} alert={alert} now={now} />
            ))}
          </Alerts>
          <SourcesOnce
            provenances={alerts.map(({ provenance }) => provenance).filter((provenance) => !isReported(provenance))}
          />
        </>
      ) : (
        <None>{rows.length > 0 ? calm : liveCopy.alerts.none}</None>
      )}
      <Announcer alerts={alerts} />
    </Trip>
  );
}

function Alert({
  alert: { place, severity, text, detail, instead, alternative, provenance },
  now,
}: {
  readonly alert: TripAlert;
  readonly now: Date;
}) {
  return (
    <AlertCard data-severity={severity}>
      <Icon name={severity === 'stop' ? 'circle-alert' : 'info'} size={20} />
      <div>
        <Words>{text}</Words>
        {detail ? <Instead>{detail}</Instead> : null}
        {instead ? <Instead>{instead}</Instead> : null}
        {alternative ? (
          <Instead>
            <strong>{liveCopy.alerts.instead}:</strong>{' '}
            <Place name={alternative.row.place.name} path={alternative.row.place.path} />,{' '}
            {liveCopy.alerts.alternative(alternative)}
          </Instead>
        ) : null}
        <Origin>
          {place.path === undefined ? null : <Link to={place.path}>{liveCopy.alerts.card(place.name)}</Link>}{' '}
          {isReported(provenance) ? <ProvenanceMark provenance={provenance} now={now} /> : null}
        </Origin>
      </div>
    </AlertCard>
  );
}

function Place({ name, path }: { readonly name: string; readonly path: string | undefined }) {
  return path === undefined ? <span>{name}</span> : <Link to={path}>{name}</Link>;
}

/** Reads out what is new for the trip while the board is open, and nothing of what stood there at first or changes by the minute. */
function Announcer({ alerts }: { readonly alerts: readonly TripAlert[] }) {
  const plan = usePlan();
  const known = useRef<{ readonly ids: Set<string>; readonly plan: typeof plan.items } | undefined>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const before = known.current;
    const ids = new Set(alerts.map(({ id }) => id));
    known.current = { ids, plan: plan.items };
    // Whoever has just changed the trip sees what that brings.
    if (!before || before.plan !== plan.items) return;
    const fresh = alerts.find(({ id }) => !before.ids.has(id));
    if (fresh) setSaid(liveCopy.alerts.fresh(fresh.text));
  }, [alerts, plan.items]);
  return <Spoken role="status">{said}</Spoken>;
}
