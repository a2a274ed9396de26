import { Link, useShell } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { useEffect, useRef, useState } from 'react';
import type { Board } from './board';
import { liveCopy } from './copy';
import { ProvenanceMark } from './ProvenanceMark';
import type { TripAlert } from './tripAlerts';
import classes from './TripSection.module.css';

/** What touches the places in the visitor's trip today, and what to do instead. */
export function TripSection({ board: { tripAlerts, rows }, now }: { readonly board: Pick<Board, 'tripAlerts' | 'rows'>; readonly now: Date }) {
  const inTrip = rows.filter((row) => row.inTrip).length;
  return (
    <section className={classes['trip']} aria-labelledby="trip-title">
      <h2 id="trip-title">{liveCopy.alerts.title}</h2>
      {tripAlerts.length > 0 ? (
        <ul className={classes['alerts']}>
          {tripAlerts.map((alert) => (
            <Alert key={alert.id} alert={alert} now={now} />
          ))}
        </ul>
      ) : (
        <p className={classes['none']}>{inTrip > 0 ? liveCopy.alerts.fine(inTrip) : liveCopy.alerts.none}</p>
      )}
      <Announcer alerts={tripAlerts} />
    </section>
  );
}

function Alert({ alert: { place, severity, text, detail, instead, alternative, provenance }, now }: { readonly alert: TripAlert; readonly now: Date }) {
  return (
    <li className={classes['alert']} data-severity={severity}>
      <Icon name={severity === 'stop' ? 'circle-alert' : 'info'} size={20} />
      <div>
        <p className={classes['text']}>{text}</p>
        {detail ? <p className={classes['instead']}>{detail}</p> : null}
        {instead ? <p className={classes['instead']}>{instead}</p> : null}
        {alternative ? (
          <p className={classes['instead']}>
            <strong>{liveCopy.alerts.instead}:</strong> <Place name={alternative.row.place.name} path={alternative.row.place.path} />, {liveCopy.alerts.alternative(alternative)}
          </p>
        ) : null}
        <p className={classes['origin']}>
          {place.path === undefined ? null : <Link to={place.path}>{liveCopy.alerts.card(place.name)}</Link>} <ProvenanceMark provenance={provenance} now={now} />
        </p>
      </div>
    </li>
  );
}

function Place({ name, path }: { readonly name: string; readonly path: string | undefined }) {
  return path === undefined ? <span>{name}</span> : <Link to={path}>{name}</Link>;
}

/** Reads out what is new for the trip while the board is open, and nothing of what stood there at first or changes by the minute. */
function Announcer({ alerts }: { readonly alerts: readonly TripAlert[] }) {
  const { plan } = useShell();
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
  return (
    <p role="status" className={classes['spoken']}>
      {said}
    </p>
  );
}
