import { clockText, dateOf, isGeneral } from '@odysseus/model';
import { Notice } from '@odysseus/ui';
import { Fragment } from 'react';
import { cheaperLater } from '../logic/cheaperLater';
import { passesCopy } from '../logic/copy';
import type { CompiledPasses } from '../logic/compiledPasses';
import { describeCombination, namesOf, usuallyPriced } from '../logic/describeCombination';
import { formatCents, toldCents } from '../logic/formatCents';
import { formatStayDay } from '../logic/formatStay';
import { PurchaseList } from './PurchaseList';
import type { GroupPlan, Part, PartyPlan } from '../logic/planParty';
import type { Trip } from '../logic/trip';
import { Note, PartTitle, Party } from './Answer.styles';

const copy = passesCopy.answer;

interface AnswerProps {
  readonly plan: PartyPlan;
  readonly trip: Trip;
  readonly content: CompiledPasses;
}

/** Who buys what, when each pass begins, what comes next, and what is not certain. */
export function Answer({ plan, trip, content }: AnswerProps) {
  const slots = content.tickets
    .filter(({ key, slot }) => slot === 'required' && trip.visits.some(({ ticket }) => ticket === key))
    .map(({ name }) => name);
  const year = content.edited.slice(0, 4);
  return (
    <>
      {plan.groups.map((group) => (
        <Group key={group.travellers.join()} group={group} trip={trip} content={content} />
      ))}
      {slots.length > 0 ? <Note>{copy.slots(slots.join(', '))}</Note> : null}
      {dateOf(trip.arrival).slice(0, 4) > year ? <Note>{copy.otherYear(year)}</Note> : null}
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
  const parts: readonly (readonly [string, Part])[] = [
    [copy.entrances, group.entrances],
    [copy.transport, group.transport],
  ];
  return (
    <Party>
      <h4>{copy.group(people.length, [...new Set(people)].join('; '))}</h4>
      {parts.map(([title, part]) => (
        <Fragment key={title}>
          <PartTitle>
            <span>{title}</span>
            <span>
              {toldCents(part.best.cents, content.currency, usuallyPriced(part.best, content).length > 0)} {copy.each}
            </span>
          </PartTitle>
          <PurchaseList part={part} trip={trip} content={content} />
          <RunnerUp part={part} content={content} />
          <Doubt part={part} content={content} />
        </Fragment>
      ))}
      {group.free.length > 0 ? (
        <Note>
          <strong>{copy.freeFor}:</strong> {namesOf(group.free, content).join(', ')}
        </Note>
      ) : null}
      <Later group={group} trip={trip} content={content} />
    </Party>
  );
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
  const lines = cheaperLater(group, trip, content).flatMap(({ ticket: key, day, minute, cents, instead }) => {
    const ticket = content.tickets.find((candidate) => candidate.key === key);
    if (!ticket) return [];
    const told = (sum: number) => toldCents(sum, content.currency, isGeneral(ticket, 'price'));
    const price = cents === 0 ? undefined : told(cents);
    return [copy.later(ticket.name, formatStayDay(day), clockText(minute), price, told(instead))];
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
        ? copy.runnerUp(what, formatCents(runnerUp.cents - best.cents, content.currency))
        : copy.runnerUpEqual(what)}
    </Note>
  );
}

/** What is not certain of an answer, and how far off it may be before another one wins. */
function Doubt({ part, content }: { readonly part: Part; readonly content: CompiledPasses }) {
  const names = usuallyPriced(part.best, content);
  if (names.length === 0) return null;
  const once = new Set(part.best.purchases.map(({ offer }) => offer)).size === part.best.purchases.length;
  const text =
    part.runnerUp && once
      ? copy.confirm(names.join(', '), formatCents(part.runnerUp.cents - part.best.cents, content.currency))
      : copy.confirmPlain(names.join(', '));
  return (
    <Notice tone="warning">
      <p>{text}</p>
    </Notice>
  );
}
