import type { AssistantPlan, PlanItem } from '@odysseus/contract';
import { useShell } from '@odysseus/runtime';
import { Badge, Button, Icon } from '@odysseus/ui';
import { useState } from 'react';
import { assistantCopy } from '../copy';
import { longDate } from './longDate';
import { applyPlan, isApplied, restoreTrip } from './tripChanges';
import classes from './PlanCard.module.css';

/** A plan by days, marked with what it changes in the trip, which one press applies and another takes back. */
export function PlanCard({ plan }: { readonly plan: AssistantPlan }) {
  const { plan: words } = assistantCopy;
  const { plan: trip } = useShell();
  const planned = new Set(trip.items.map(({ id }) => id));
  const added = new Set(plan.add.map(({ id }) => id));
  const onDays = new Set(plan.days.flatMap(({ stops }) => stops.map(({ place }) => place)));
  // What joins the trip without a day of its own.
  const loose = plan.add.filter(({ id }) => !onDays.has(id));
  return (
    <section className={classes['card']} aria-label={words.title(plan.days.length)}>
      {plan.days.map((day, index) => (
        <div key={index} className={classes['day']}>
          <p className={classes['title']}>{day.title}</p>
          {day.date === undefined ? null : <p className={classes['date']}>{longDate(day.date)}</p>}
          <ol className={classes['stops']}>
            {day.stops.map((stop, position) => (
              <li key={position}>
                <span className={classes['at']}>{stop.at}</span>
                <span>
                  <span className={classes['name']}>{stop.name}</span> <StopMark place={stop.place} added={added} planned={planned} />
                  <span className={classes['note']}>
                    {words.minutes(stop.minutes)}
                    {stop.note === undefined ? '' : ` · ${stop.note}`}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {loose.length > 0 ? (
        <div className={classes['joins']}>
          <p>{words.joins}</p>
          <ul>
            {loose.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {plan.remove.length > 0 ? (
        <div className={classes['removed']}>
          <p>{words.removed}</p>
          <ul>
            {plan.remove.map(({ id, name }) => (
              <li key={id}>
                <del>{name}</del>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <PlanActions plan={plan} />
    </section>
  );
}

interface StopMarkProps {
  readonly place: string | undefined;
  readonly added: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
}

function StopMark({ place, added, planned }: StopMarkProps) {
  if (place === undefined) return null;
  if (planned.has(place)) return <Badge>{assistantCopy.plan.kept}</Badge>;
  return added.has(place) ? <Badge tone="free">{assistantCopy.plan.added}</Badge> : null;
}

function PlanActions({ plan }: { readonly plan: AssistantPlan }) {
  const { plan: words } = assistantCopy;
  const { plan: trip } = useShell();
  const [before, setBefore] = useState<readonly PlanItem[]>();
  const [undone, setUndone] = useState(false);
  if (plan.add.length + plan.remove.length === 0) return null;
  const applied = isApplied(trip.items, plan);
  const apply = (): void => {
    setBefore(trip.items);
    applyPlan(trip, plan);
    setUndone(false);
  };
  const undo = (): void => {
    if (before) restoreTrip(trip, before);
    setBefore(undefined);
    setUndone(true);
  };
  return (
    <footer className={classes['actions']}>
      {applied ? (
        before ? (
          <Button kind="secondary" onClick={undo}>
            {words.undo}
          </Button>
        ) : null
      ) : (
        <Button onClick={apply}>
          <Icon name="check" size={18} />
          {words.apply}
        </Button>
      )}
      <p role="status">{applied ? words.applied : undone ? words.undone : words.change(plan.add.length, plan.remove.length)}</p>
    </footer>
  );
}
