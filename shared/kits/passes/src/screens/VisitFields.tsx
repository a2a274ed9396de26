import { FoldSummary } from '@odysseus/page';
import { useState } from 'react';
import { passesCopy } from '../logic/copy';
import type { CompiledTicket } from '../logic/compiledPasses';
import { isShutThroughout, slotsOn } from '../logic/entries';
import { formatStayDay } from '../logic/formatStay';
import { placeVisits, slotNear } from '../logic/placeVisits';
import { slots, type Slot } from '../logic/stay';
import { readDay, tripLimits, type Visit } from '../logic/trip';
import type { FieldsProps } from './TripFields';
import { Line, Place, Places, When } from './VisitFields.styles';

const copy = passesCopy.form;

interface VisitFieldsProps extends FieldsProps {
  readonly tickets: readonly CompiledTicket[];
}

/** Places that stand in the open beside those that are ticked; the guide names first what most people come for. */
const placesAtFirst = 8;

/** Which places, on which day and in which part of it: only those can be chosen in which their place lets people in. */
export function VisitFields({ form, change, tickets }: VisitFieldsProps) {
  const { visits } = form;
  // Nothing moves under the hand that ticks it: what is ticked in the fold comes out once the fold is closed.
  const [unfolded, setUnfolded] = useState(false);
  const [brought, setBrought] = useState<ReadonlySet<string>>(new Set());
  const stay = stayOf(form);
  const replace = (ticket: string, part: Partial<Visit>) =>
    change({ visits: visits.map((visit) => (visit.ticket === ticket ? { ...visit, ...part } : visit)) });
  const toggle = (ticket: string, wanted: boolean) => {
    const first: Visit = { ticket, day: 0, slot: 'morning' };
    setBrought(new Set(inTheOpen.map(({ key }) => key)));
    change({
      visits: wanted
        ? [...visits, ...(stay ? placeVisits([first], tickets, stay).visits : [first])]
        : visits.filter((visit) => visit.ticket !== ticket),
    });
  };
  const visitOf = (ticket: CompiledTicket) => visits.find((candidate) => candidate.ticket === ticket.key);
  const standsOpen = (ticket: CompiledTicket, index: number) =>
    index < placesAtFirst || brought.has(ticket.key) || (!unfolded && visitOf(ticket) !== undefined);
  const inTheOpen = tickets.filter(standsOpen);
  const others = tickets.filter((ticket) => !inTheOpen.includes(ticket));
  const entryOf = (ticket: CompiledTicket) => {
    const visit = visitOf(ticket);
    const shut = shutWords(ticket, stay);
    return (
      <li key={ticket.key}>
        <Place>
          <input
            type="checkbox"
            checked={visit !== undefined}
            disabled={!visit && (visits.length >= tripLimits.visits || isUnsold(ticket, stay))}
            onChange={(event) => toggle(ticket.key, event.target.checked)}
          />
          <span>
            {ticket.name}
            {shut === undefined ? null : <small> {shut}</small>}
          </span>
        </Place>
        {visit ? <VisitTime visit={visit} ticket={ticket} stay={stay} replace={replace} /> : null}
      </li>
    );
  };
  return (
    <Places>
      <legend>{copy.places}</legend>
      <Line>{copy.placesLine}</Line>
      <ul>{inTheOpen.map(entryOf)}</ul>
      {others.length > 0 ? (
        <details
          onToggle={({ currentTarget: { open } }) => {
            setBrought(new Set(inTheOpen.map(({ key }) => key)));
            setUnfolded(open);
          }}
        >
          <FoldSummary>{copy.otherPlaces(others.length)}</FoldSummary>
          <ul>{others.map(entryOf)}</ul>
        </details>
      ) : null}
    </Places>
  );
}

interface VisitTimeProps {
  readonly visit: Visit;
  readonly ticket: CompiledTicket;
  readonly stay: Stay | undefined;
  readonly replace: (ticket: string, part: Partial<Visit>) => void;
}

function VisitTime({ visit, ticket, stay, replace }: VisitTimeProps) {
  const openOn = (day: number): readonly Slot[] =>
    stay && day < stay.days ? slotsOn(ticket, stay.arrival + day) : slots;
  const open = openOn(visit.day);
  return (
    <When>
      <select
        aria-label={copy.day(ticket.name)}
        value={visit.day}
        onChange={(event) => {
          const day = Number(event.target.value);
          replace(ticket.key, { day, slot: slotNear(visit.slot, openOn(day)) ?? visit.slot });
        }}
      >
        {daysOf(stay, visit).map(({ day, text }) => (
          <Choice key={day} value={day} text={text} shut={openOn(day).length === 0} />
        ))}
      </select>
      <select
        aria-label={copy.part(ticket.name)}
        value={visit.slot}
        onChange={(event) =>
          replace(ticket.key, { slot: slots.find((slot) => slot === event.target.value) ?? 'morning' })
        }
      >
        {slots.map((slot) => (
          <Choice key={slot} value={slot} text={copy.slots[slot]} shut={!open.includes(slot)} />
        ))}
      </select>
    </When>
  );
}

function Choice({
  value,
  text,
  shut,
}: {
  readonly value: string | number;
  readonly text: string;
  readonly shut: boolean;
}) {
  return (
    <option value={value} disabled={shut}>
      {shut ? copy.shutOption(text) : text}
    </option>
  );
}

interface Stay {
  /** In days since 1 January 1970. */
  readonly arrival: number;
  /** First and last included. */
  readonly days: number;
}

/** The stay that the form tells; undefined while its first day is missing. */
function stayOf({ arrival, departure }: VisitFieldsProps['form']): Stay | undefined {
  const first = readDay(arrival);
  const last = readDay(departure);
  if (first === undefined) return undefined;
  return { arrival: first, days: last === undefined ? 1 : Math.min(tripLimits.days, Math.max(1, last - first + 1)) };
}

/** Whether nobody can get in: for good, or on none of the days of the stay. */
function isUnsold(ticket: CompiledTicket, stay: Stay | undefined): boolean {
  return stay
    ? isShutThroughout(ticket, stay.arrival, stay.days)
    : ticket.closed !== undefined && ticket.closed.to === undefined;
}

function shutWords(ticket: CompiledTicket, stay: Stay | undefined): string | undefined {
  if (ticket.closed) return passesCopy.closed;
  return isUnsold(ticket, stay) ? copy.shutThroughout : undefined;
}

/** The days of the stay, and the visit's own when it lies outside. */
function daysOf(stay: Stay | undefined, visit: Visit): { day: number; text: string }[] {
  const length = stay?.days ?? 1;
  return Array.from({ length: Math.max(length, visit.day + 1) }, (_, day) => ({
    day,
    text: copy.dayOption(day + 1, stay === undefined || day >= length ? undefined : formatStayDay(stay.arrival + day)),
  }));
}
