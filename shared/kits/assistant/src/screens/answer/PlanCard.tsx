import { lengthText, type CompiledCity } from '@odysseus/model';
import { useTrip } from '@odysseus/page';
import { tripPath, type AssistantPlan, type PlanItem } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { Badge, Button, Icon } from '@odysseus/ui';
import { useState } from 'react';
import { assistantCopy } from '../copy';
import { longDate } from './longDate';
import { applyPlan, isApplied, restoreTrip } from './tripChanges';
import { Actions, At, Card, Changes, Day, Name, Note, Stops, Title, When } from './PlanCard.styles';

interface PlanCardProps {
  readonly plan: AssistantPlan;
  readonly city: CompiledCity;
}

/** A plan by days, marked with what it changes in the trip, which one press applies and another takes back. */
export function PlanCard({ plan, city }: PlanCardProps) {
  const { plan: words } = assistantCopy;
  const trip = useTrip(city);
  const planned = new Set(trip.items.map(({ id }) => id));
  const added = new Set(plan.add.map(({ id }) => id));
  const onDays = new Set(plan.days.flatMap(({ stops }) => stops.map(({ place }) => place)));
  // What joins the trip without a day of its own.
  const loose = plan.add.filter(({ id }) => !onDays.has(id));
  return (
    <Card aria-label={words.title(plan.days.length)}>
      {plan.days.map((day, index) => (
        <Day key={index}>
          <Title>{day.title}</Title>
          {day.date === undefined ? null : <When>{longDate(day.date)}</When>}
          <Stops>
            {day.stops.map((stop, position) => (
              <li key={position}>
                <At>{stop.at}</At>
                <span>
                  <Name>{stop.name}</Name> <StopMark place={stop.place} added={added} planned={planned} />
                  <Note>
                    {lengthText(stop.minutes)}
                    {stop.note === undefined ? '' : ` · ${stop.note}`}
                  </Note>
                </span>
              </li>
            ))}
          </Stops>
        </Day>
      ))}
      {loose.length > 0 ? (
        <Changes>
          <p>{words.joins}</p>
          <ul>
            {loose.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Changes>
      ) : null}
      {plan.remove.length > 0 ? (
        <Changes>
          <p>{words.removed}</p>
          <ul>
            {plan.remove.map(({ id, name }) => (
              <li key={id}>
                <del>{name}</del>
              </li>
            ))}
          </ul>
        </Changes>
      ) : null}
      <PlanActions plan={plan} city={city} />
    </Card>
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

function PlanActions({ plan, city }: PlanCardProps) {
  const { plan: words } = assistantCopy;
  const trip = useTrip(city);
  const [before, setBefore] = useState<{ readonly items: readonly PlanItem[]; readonly takeBack?: () => void }>();
  const [undone, setUndone] = useState(false);
  const changes = plan.add.length + plan.remove.length;
  // An older shell keeps places alone: it has nowhere to put days.
  const days = trip.apply !== undefined && plan.days.length > 0;
  if (changes === 0 && !days) return null;
  const applied = before !== undefined || (changes > 0 && isApplied(trip.items, plan));
  const apply = (): void => {
    const { items } = trip;
    const takeBack = trip.apply?.(plan);
    if (!takeBack) applyPlan(trip, plan);
    setBefore(takeBack ? { items, takeBack } : { items });
    setUndone(false);
  };
  const undo = (): void => {
    if (before?.takeBack) before.takeBack();
    else if (before) restoreTrip(trip, before.items);
    setBefore(undefined);
    setUndone(true);
  };
  const change = words.change(plan.add.length, plan.remove.length);
  return (
    <Actions>
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
      <p role="status">{applied ? words.applied : undone ? words.undone : days ? words.withDays(change) : change}</p>
      {applied && trip.apply ? <Link to={tripPath}>{words.see}</Link> : null}
    </Actions>
  );
}
