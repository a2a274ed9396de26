import { dayMinutes, isGeneral, type Knowable } from '@odysseus/model';
import type { Cents } from '../logic/cents';
import type { Purchase } from '../logic/cover';
import { passesCopy } from '../logic/copy';
import type { CompiledOffer, CompiledPasses } from '../logic/compiledPasses';
import { namesOf, offerOf } from '../logic/describeCombination';
import { toldCents } from '../logic/formatCents';
import { formatStayDay, formatStayMinute } from '../logic/formatStay';
import { listNames } from '../logic/listNames';
import type { Part } from '../logic/combination';
import type { NamedNeed } from '../logic/needsOf';
import type { Trip } from '../logic/trip';
import { List, Nothing, Sum } from './PurchaseList.styles';

const copy = passesCopy.answer;

interface PurchaseListProps {
  readonly part: Part;
  readonly trip: Trip;
  readonly content: CompiledPasses;
}

/** What one traveller buys, in order, with prices. */
export function PurchaseList({ part: { best, needs }, trip, content }: PurchaseListProps) {
  if (best.purchases.length + best.singles.length === 0) return <Nothing>{copy.nothing}</Nothing>;
  const { currency } = best;
  const price = (sum: Cents, seller: Knowable | undefined) =>
    toldCents(sum, seller !== undefined && isGeneral(seller, 'price'));
  const passOf = (key: string) => content.passes.find(({ offers }) => offers.some((offer) => offer.key === key));
  const entryOf = (key: string) => [...content.tickets, ...content.rides].find((entry) => entry.key === key);
  const offers = [...new Set(best.purchases.map(({ offer }) => offer))];
  return (
    <List>
      {offers.map((key) => {
        const offer = offerOf(key, content);
        const bought = best.purchases.filter((purchase) => purchase.offer === key);
        return offer ? (
          <Line
            key={key}
            what={counted(bought.length, offer.name)}
            price={price({ cents: bought.reduce((sum, { cents }) => sum + cents, 0), currency }, passOf(key))}
          >
            {bought.map((purchase) => (
              <p key={purchase.from}>{usage(offer, purchase, needs, trip, content)}</p>
            ))}
          </Line>
        ) : null;
      })}
      {best.singles.map((single) => {
        const { key, reducedBy, count } = single;
        const ride = content.rides.find((candidate) => candidate.key === key);
        const name = namesOf([key], content).join();
        const pass = reducedBy === undefined ? undefined : offerOf(reducedBy, content);
        return (
          <Line
            key={`${key} ${reducedBy ?? ''}`}
            what={
              ride?.ticket === undefined
                ? counted(count, pass ? copy.reducedBy(name, pass.name) : name)
                : copy.rides(count, ride.by, ride.ticket)
            }
            price={price(single, entryOf(key))}
          />
        );
      })}
      {best.carriers.map((key) => {
        const carrier = content.carriers.find((candidate) => candidate.key === key);
        return carrier ? (
          <Line
            key={key}
            what={carrier.name}
            price={price({ cents: carrier.cents, currency: content.currency }, carrier)}
          />
        ) : null;
      })}
    </List>
  );
}

interface LineProps {
  readonly what: string;
  readonly price: string;
  readonly children?: React.ReactNode;
}

const counted = (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name);

function Line({ what, price, children }: LineProps) {
  return (
    <li>
      <Sum>
        <span>{what}</span>
        <strong>{price}</strong>
      </Sum>
      {children}
    </li>
  );
}

/** What a pass pays for: a place, or rides by what carries them where their ticket's name tells nothing. */
function paidFor(key: string, content: CompiledPasses): string {
  const ride = content.rides.find((candidate) => candidate.key === key);
  return ride?.ticket === undefined ? namesOf([key], content).join() : copy.ridesBy(ride.by);
}

/** When a pass begins and ends, and what it pays for. */
function usage(
  { validity }: CompiledOffer,
  { from, until, needs: paid }: Purchase,
  needs: readonly NamedNeed[],
  { arrival }: Trip,
  content: CompiledPasses,
): string {
  const opened = paid.flatMap((index) => needs[index] ?? []);
  const firstDay = arrival + Math.floor(from / dayMinutes);
  const lastDay = until === undefined ? firstDay : arrival + Math.floor((until - 1) / dayMinutes);
  const names = [...new Set(opened.map(({ key }) => paidFor(key, content)))];
  const pays = copy.pays(listNames(names));
  switch (validity.kind) {
    case 'hours':
      // Rides have no hour: the first of a day is counted at midday.
      if (content.rides.some(({ key }) => key === opened[0]?.key))
        return `${copy.starts.ride(formatStayDay(firstDay), validity.hours)} ${pays}`;
      return `${copy.starts.hours(names[0] ?? '', formatStayMinute(arrival, from), formatStayMinute(arrival, until ?? from))} ${pays}`;
    case 'days':
      return copy.starts.days(formatStayDay(firstDay), formatStayDay(lastDay));
    case 'week':
      return copy.starts.week(
        formatStayDay(firstDay),
        formatStayDay(lastDay),
        formatStayDay(firstDay + validity.soldUntil - 1),
      );
    case 'choices':
      return pays;
  }
}
