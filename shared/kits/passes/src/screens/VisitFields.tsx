import { passesCopy } from '../logic/copy';
import type { CompiledTicket } from '../logic/compiledPasses';
import { formatStayDay } from '../logic/formatStay';
import { slots } from '../logic/stay';
import { readDay, tripLimits, type Visit } from '../logic/trip';
import type { FieldsProps } from './TripFields';
import { Line, Place, Places, When } from './VisitFields.styles';

const copy = passesCopy.form;

interface VisitFieldsProps extends FieldsProps {
  readonly tickets: readonly CompiledTicket[];
}

/** Which places, on which day and in which part of it. */
export function VisitFields({ form, change, tickets }: VisitFieldsProps) {
  const { visits } = form;
  const replace = (ticket: string, part: Partial<Visit>) =>
    change({ visits: visits.map((visit) => (visit.ticket === ticket ? { ...visit, ...part } : visit)) });
  const toggle = (ticket: string, wanted: boolean) =>
    change({
      visits: wanted
        ? [...visits, { ticket, day: 0, slot: 'morning' }]
        : visits.filter((visit) => visit.ticket !== ticket),
    });
  return (
    <Places>
      <legend>{copy.places}</legend>
      <Line>{copy.placesLine}</Line>
      <ul>
        {tickets.map((ticket) => {
          const visit = visits.find((candidate) => candidate.ticket === ticket.key);
          const full = !visit && visits.length >= tripLimits.visits;
          return (
            <li key={ticket.key}>
              <Place>
                <input
                  type="checkbox"
                  checked={visit !== undefined}
                  disabled={full || (ticket.closed !== undefined && ticket.closed.to === undefined && !visit)}
                  onChange={(event) => toggle(ticket.key, event.target.checked)}
                />
                <span>
                  {ticket.name}
                  {ticket.closed ? <small> {passesCopy.closed}</small> : null}
                </span>
              </Place>
              {visit ? (
                <When>
                  <select
                    aria-label={copy.day(ticket.name)}
                    value={visit.day}
                    onChange={(event) => replace(ticket.key, { day: Number(event.target.value) })}
                  >
                    {daysOf(form, visit).map(({ day, text }) => (
                      <option key={day} value={day}>
                        {text}
                      </option>
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
                      <option key={slot} value={slot}>
                        {copy.slots[slot]}
                      </option>
                    ))}
                  </select>
                </When>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Places>
  );
}

/** The days of the stay, and the visit's own when it lies outside. */
function daysOf({ arrival, departure }: VisitFieldsProps['form'], visit: Visit): { day: number; text: string }[] {
  const first = readDay(arrival);
  const last = readDay(departure);
  const length =
    first === undefined || last === undefined ? 1 : Math.min(tripLimits.days, Math.max(1, last - first + 1));
  return Array.from({ length: Math.max(length, visit.day + 1) }, (_, day) => ({
    day,
    text: copy.dayOption(day + 1, first === undefined || day >= length ? undefined : formatStayDay(first + day)),
  }));
}
