import { dayMinutes, isGeneral, type Knowable } from '@odysseus/model';
import type { Purchase } from '../logic/cover';
import { passesCopy } from '../logic/copy';
import type { CompiledOffer, CompiledPasses } from '../logic/compiledPasses';
import { namesOf, offerOf } from '../logic/describeCombination';
import { toldCents } from '../logic/formatCents';
import { formatStayDay, formatStayMinute } from '../logic/formatStay';
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
  const price = (cents: number, seller: Knowable | undefined) =>
    toldCents(cents, content.currency, seller !== undefined && isGeneral(seller, 'price'));
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
            count={bought.length}
            name={offer.name}
            price={price(
              bought.reduce((sum, { cents }) => sum + cents, 0),
              passOf(key),
            )}
          >
            {bought.map((purchase) => (
              <p key={purchase.from}>{usage(offer, purchase, needs, trip, content)}</p>
            ))}
          </Line>
        ) : null;
      })}
      {best.singles.map(({ key, reducedBy, count, cents }) => {
        const name = namesOf([key], content).join();
        const pass = reducedBy === undefined ? undefined : offerOf(reducedBy, content);
        return (
          <Line
            key={`${key} ${reducedBy ?? ''}`}
            count={count}
            name={pass ? copy.reducedBy(name, pass.name) : name}
            price={price(cents, entryOf(key))}
          />
        );
      })}
      {best.carriers.map((key) => {
        const carrier = content.carriers.find((candidate) => candidate.key === key);
        return carrier ? <Line key={key} count={1} name={carrier.name} price={price(carrier.cents, carrier)} /> : null;
      })}
    </List>
  );
}

interface LineProps {
  readonly count: number;
  readonly name: string;
  readonly price: string;
  readonly children?: React.ReactNode;
}

function Line({ count, name, price, children }: LineProps) {
  return (
    <li>
      <Sum>
        <span>{count > 1 ? `${count} × ${name}` : name}</span>
        <strong>{price}</strong>
      </Sum>
      {children}
    </li>
  );
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
  const names = [
    ...new Set(
      namesOf(
        opened.map(({ key }) => key),
        content,
      ),
    ),
  ];
  const pays = copy.pays(names.join(', '));
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
