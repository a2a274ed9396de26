import { clockText, dateOf } from '@odysseus/model';
import { Fragment } from 'react';
import type { Cents } from '../logic/cents';
import { cheaperLater } from '../logic/cheaperLater';
import { passesCopy } from '../logic/copy';
import type { CompiledPasses } from '../logic/compiledPasses';
import type { Part } from '../logic/combination';
import { describeCombination, isUsuallyPriced, namesOf, usuallyPriced } from '../logic/describeCombination';
import { formatCents, toldCents, toldFare } from '../logic/formatCents';
import { formatStayDay } from '../logic/formatStay';
import { listNames } from '../logic/listNames';
import type { GroupPlan, PartyPlan } from '../logic/planParty';
import type { Trip } from '../logic/trip';
import { Note, PartTitle, Party } from './Answer.styles';
import { Doubt } from './Doubt';
import { PurchaseList } from './PurchaseList';
import { Uncounted } from './Uncounted';
import { WithShared } from './WithShared';

const copy = passesCopy.answer;

interface AnswerProps {
  readonly plan: PartyPlan;
  /** Whether a price of it is known in general alone. */
  readonly usual: boolean;
  /** Whether its days are the visitor's, and not an example's. */
  readonly ownDays: boolean;
  readonly trip: Trip;
  readonly content: CompiledPasses;
}

/** Who buys what, when each pass begins, what comes next, and what is not certain. */
export function Answer({ plan, usual, ownDays, trip, content }: AnswerProps) {
  const booked = (wanted: 'required' | 'advised') =>
    content.tickets
      .filter(({ key, slot }) => slot === wanted && trip.visits.some(({ ticket }) => ticket === key))
      .map(({ name }) => name);
  const [required, advised] = [booked('required'), booked('advised')];
  const withPass = plan.groups.some(({ parts }) =>
    parts.some(({ of, best }) => of !== 'transport' && best.purchases.length > 0),
  );
  const year = content.edited.slice(0, 4);
  return (
    <>
      {plan.groups.map((group) => (
        <Group key={group.travellers.join()} group={group} trip={trip} content={content} />
      ))}
      {usual ? <Note>{copy.usual}</Note> : null}
      {required.length + advised.length > 0 ? (
        <Note>
          {required.length > 0 ? copy.mustBook(listNames(required), withPass) : null}{' '}
          {advised.length > 0 ? copy.bestBooked(listNames(advised)) : null}
        </Note>
      ) : null}
      {ownDays && dateOf(trip.arrival).slice(0, 4) > year ? <Note>{copy.otherYear(year)}</Note> : null}
    </>
  );
}

function Group({
  group,
  trip,
  content,
}: {
  readonly group: GroupPlan;
  readonly trip: Trip;
  readonly content: CompiledPasses;
}) {
  const people = group.travellers
    .flatMap((index) => trip.travellers[index] ?? [])
    .map(({ age, residency }) => copy.person(age, residency));
  return (
    <Party>
      <h4>{copy.group(people.length, [...new Set(people)].join('; '))}</h4>
      {group.parts.map((part) => (
        <Fragment key={part.of}>
          <PartTitle>
            <span>{copy.parts[part.of]}</span>
            <span>
              {toldCents(part.best, usuallyPriced(part.best, content).length > 0)} {copy.each}
            </span>
          </PartTitle>
          <PurchaseList part={part} trip={trip} content={content} />
          <Uncounted combination={part.best} needs={part.needs} content={content} />
          <RunnerUp part={part} content={content} />
          <Doubt part={part} group={group} content={content} />
        </Fragment>
      ))}
      <WithShared group={group} content={content} />
      <FreeOfCharge keys={group.free} content={content} />
      <Later group={group} trip={trip} content={content} />
    </Party>
  );
}

/** What costs the group nothing, and what usually does: where nobody read it, it is to be confirmed. */
function FreeOfCharge({ keys, content }: { readonly keys: readonly string[]; readonly content: CompiledPasses }) {
  return [false, true].map((usual) => {
    const free = keys.filter((key) => isUsuallyPriced(key, content) === usual);
    return free.length === 0 ? null : (
      <Note key={String(usual)}>
        <strong>{copy.freeFor(usual)}:</strong> {listNames(namesOf(free, content))}
      </Note>
    );
  });
}

/** What would cost less on an evening of the stay: offered, and in no sum. */
function Later({
  group,
  trip,
  content,
}: {
  readonly group: GroupPlan;
  readonly trip: Trip;
  readonly content: CompiledPasses;
}) {
  const lines = cheaperLater(group, trip, content).flatMap((later) => {
    const { day, minute, instead } = later;
    const ticket = content.tickets.find((candidate) => candidate.key === later.ticket);
    if (!ticket) return [];
    const told = (sum: Cents) => toldFare(sum, ticket);
    return [
      copy.later(ticket.name, formatStayDay(day), clockText(minute), told(later), told(instead), later.cents === 0),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <Note>
      <strong>{copy.cheaperLater}:</strong> {lines.join(' ')}
    </Note>
  );
}

function RunnerUp({ part: { best, runnerUp }, content }: { readonly part: Part; readonly content: CompiledPasses }) {
  if (!runnerUp) return null;
  const what = describeCombination(runnerUp, content);
  return (
    <Note>
      {runnerUp.cents > best.cents
        ? copy.runnerUp(what, formatCents({ cents: runnerUp.cents - best.cents, currency: best.currency }))
        : copy.runnerUpEqual(what)}
    </Note>
  );
}
