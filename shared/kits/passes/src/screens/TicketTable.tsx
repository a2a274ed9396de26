import { HowKnown, pageCopy, Typeset } from '@odysseus/page';
import { passesCopy } from '../logic/copy';
import type { CompiledPass, CompiledPasses, CompiledTicket } from '../logic/compiledPasses';
import { passOpens } from '../logic/passOpens';
import { fareLines, type FareLine } from './fareLines';
import { Fares, Note, Table, What } from './TicketTable.styles';

interface TicketTableProps {
  readonly tickets: readonly CompiledTicket[];
  readonly passes: readonly CompiledPass[];
  readonly currency: CompiledPasses['currency'];
}

/** What each place costs without a pass, and which passes open it. */
export function TicketTable({ tickets, passes, currency }: TicketTableProps) {
  const { columns } = passesCopy;
  return (
    <Table>
      <thead>
        <tr>
          {[columns.ticket, columns.fares, columns.covered, columns.slot].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tickets.map((ticket) => (
          <tr key={ticket.key}>
            <th scope="row">
              {ticket.name}
              {ticket.what ? <What>{ticket.what}</What> : null}
            </th>
            <td data-label={columns.fares}>
              {ticket.closed ? (
                <Note>
                  <strong>{passesCopy.closed}.</strong> {ticket.closed.why}.
                </Note>
              ) : (
                <Fares>
                  {linesOf(ticket, currency).map(({ price, who }) => (
                    <li key={price + who}>
                      <strong>{price}</strong> {who}
                    </li>
                  ))}
                </Fares>
              )}
              {ticket.note ? (
                <Note>
                  <Typeset text={ticket.note} />
                </Note>
              ) : null}
              <HowKnown
                known={ticket.known}
                facts={ticket.closed ? [] : [['price', pageCopy.known.usual.price]]}
                links={ticket.links}
              />
            </td>
            <td data-label={columns.covered}>{passNames(ticket, passes)}</td>
            <td data-label={columns.slot}>{slotOf(ticket, passes)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function linesOf(ticket: CompiledTicket, currency: CompiledPasses['currency']): FareLine[] {
  return fareLines([...ticket.fares, ...(ticket.lateFares ?? [])], currency, ticket);
}

function passesThatOpen(ticket: CompiledTicket, passes: readonly CompiledPass[]): readonly CompiledPass[] {
  return passes.filter((pass) => passOpens(pass, ticket));
}

function passNames(ticket: CompiledTicket, passes: readonly CompiledPass[]): string {
  return (
    passesThatOpen(ticket, passes)
      .map(({ name }) => name)
      .join(', ') || passesCopy.noPass
  );
}

/** Whether a slot is needed; where passes open the door, that they don't spare it. */
function slotOf(ticket: CompiledTicket, passes: readonly CompiledPass[]): string {
  if (ticket.closed) return '';
  return ticket.slot === 'required' && passesThatOpen(ticket, passes).length > 0
    ? passesCopy.slotAlsoWithPass
    : passesCopy.slot[ticket.slot];
}
