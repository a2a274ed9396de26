import { Button, Notice } from '@odysseus/ui';
import { useMemo } from 'react';
import { Answer } from './Answer';
import { passesCopy } from '../logic/copy';
import type { Cents } from '../logic/cents';
import type { CompiledPasses } from '../logic/compiledPasses';
import { usuallyPriced } from '../logic/describeCombination';
import { toldCents } from '../logic/formatCents';
import { tripOf, type TripProblem } from '../logic/trip';
import { PartyFields, StayFields, TransportFields } from './TripFields';
import { usePartyPlan } from './usePartyPlan';
import { useTripForm } from './useTripForm';
import { Verdict } from './Verdict';
import { VisitFields } from './VisitFields';
import { Example, Form, Jump, Layout, Onward, ProblemList, Result, Sum, Whole } from './Calculator.styles';

/** The visitor's stay in, the cheapest lawful combination of passes and tickets out. */
export function Calculator({ content }: { readonly content: CompiledPasses }) {
  const { form, live, filledWith, change, ownDays, trip: ofTrip } = useTripForm(content);
  const result = useMemo(() => tripOf(form, content), [form, content]);
  const trip = 'trip' in result ? result.trip : undefined;
  const answer = usePartyPlan(trip, content);
  const usual =
    answer?.plan.groups.some(({ parts }) => parts.some(({ best }) => usuallyPriced(best, content).length > 0)) === true;
  const told = (sum: Cents) => toldCents(sum, usual);
  return (
    <>
      <noscript>
        <Notice tone="warning">
          <p>{passesCopy.noScript}</p>
        </Notice>
      </noscript>
      <Layout>
        <Form onSubmit={(event) => event.preventDefault()}>
          <Whole disabled={!live}>
            {filledWith === 'own' ? null : <Example>{passesCopy.form.filledIn[filledWith]}</Example>}
            {ofTrip ? (
              <Button kind="secondary" onClick={() => change(ofTrip)}>
                {passesCopy.form.fromTrip(ofTrip)}
              </Button>
            ) : null}
            <StayFields form={form} change={change} />
            <PartyFields form={form} change={change} />
            <TransportFields form={form} change={change} rides={content.rides} onCards={content.carriers.length > 0} />
            <Onward>
              {answer ? <Jump href="#passes-answer">{passesCopy.answer.jump(told(answer.plan))}</Jump> : null}
            </Onward>
            <VisitFields form={form} change={change} tickets={content.tickets} />
          </Whole>
        </Form>
        <Result aria-labelledby="passes-answer">
          <h3 id="passes-answer">{passesCopy.answer.title}</h3>
          <div role="status">
            {'problems' in result && live ? <Problems problems={result.problems} content={content} /> : null}
            {answer ? (
              <Sum>
                <strong>{passesCopy.answer.total(told(answer.plan), answer.trip.travellers.length)}</strong>{' '}
                <Verdict plan={answer.plan} content={content} told={told} />
              </Sum>
            ) : trip ? (
              <p>{passesCopy.answer.working}</p>
            ) : null}
          </div>
          {answer ? (
            <Answer plan={answer.plan} usual={usual} ownDays={ownDays} trip={answer.trip} content={content} />
          ) : null}
        </Result>
      </Layout>
    </>
  );
}

function Problems({
  problems,
  content,
}: {
  readonly problems: readonly TripProblem[];
  readonly content: CompiledPasses;
}) {
  const ticketOf = (key: string) => content.tickets.find((ticket) => ticket.key === key);
  return (
    <ProblemList>
      {problems.map((problem) => {
        const text = passesCopy.problem(
          problem,
          (key) => ticketOf(key)?.name ?? key,
          (key) => ticketOf(key)?.closed?.why ?? '',
        );
        return <li key={text}>{text}</li>;
      })}
    </ProblemList>
  );
}
