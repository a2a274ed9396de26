import type { Answer } from '@odysseus/assistant';
import type { EvaluatedCity } from './evaluatedCity';
import { wrongPlace } from './judgePlaces';
import { isOpenAt } from './openness';
import type { Turn } from './questionFile';
import { partsOf, placesOf, plain, refuses, saidBy, says } from './said';

/** How an answer does: what is wrong with it, and how many of the places it shows and of those asked for are right. */
export interface Judgement {
  readonly wrong: readonly string[];
  readonly shown: number;
  readonly shownRight: number;
  readonly sought: number;
  readonly soughtNamed: number;
}

function judgeWords({ all = [], any = [], not = [] }: Turn, text: string): string[] {
  const missing = all
    .map((wanted) => (typeof wanted === 'string' ? [wanted] : wanted))
    .filter((wanted) => !wanted.some((each) => says(text, each)));
  return [
    ...missing.map((wanted) => `does not say ${wanted.join(' or ')}`),
    ...(any.length > 0 && !any.some((each) => says(text, each)) ? [`says none of ${any.join(', ')}`] : []),
    ...not.filter((each) => says(text, each)).map((each) => `says ${each}`),
  ];
}

function judgeJourney({ journey }: Turn, answer: Answer): string[] {
  if (!journey) return [];
  const [found] = partsOf(answer.parts, 'journey');
  if (!found) return ['gives no journey'];
  const { minutes, transfers, legs } = found.journey;
  const strange = legs.filter(({ line }) => line !== 'walk' && !journey.lines.includes(line));
  return [
    ...strange.map(({ line }) => `takes line ${line}`),
    ...(minutes < journey.minutes[0] || minutes > journey.minutes[1]
      ? [`takes ${minutes} minutes, not ${journey.minutes.join(' to ')}`]
      : []),
    ...(journey.transfers !== undefined && transfers !== journey.transfers ? [`changes ${transfers} times`] : []),
    ...(journey.maxTransfers !== undefined && transfers > journey.maxTransfers ? [`changes ${transfers} times`] : []),
  ];
}

function judgePlan({ plan, adds = [], removes = [] }: Turn, answer: Answer, { places }: EvaluatedCity): string[] {
  const found = partsOf(answer.parts, 'plan').at(-1)?.plan;
  const wrong: string[] = [];
  const has = (items: readonly { id: string }[] | undefined, id: string) =>
    items?.some((item) => item.id.endsWith(`/${id}`)) === true;
  wrong.push(
    ...adds.filter((id) => !has(found?.add, id)).map((id) => `does not add ${id}`),
    ...removes.filter((id) => !has(found?.remove, id)).map((id) => `does not remove ${id}`),
  );
  for (const { date, stops } of found?.days ?? []) {
    for (const { place, at } of stops) {
      const known = place === undefined ? undefined : places.get(place.slice(place.indexOf('/') + 1));
      if (date !== undefined && known && isOpenAt(known, `${date} ${at}`) === false)
        wrong.push(`plans ${known.id} on ${date} at ${at}, when it is closed`);
    }
  }
  if (!plan) return wrong;
  if (!found) return ['gives no plan'];
  const planned = new Set(placesOf(answer).planned);
  if (found.days.length !== plan.days) wrong.push(`plans ${found.days.length} days, not ${plan.days}`);
  const [least, most] = plan.stops ?? [1, 99];
  for (const { title, stops } of found.days)
    if (stops.length < least || stops.length > most) wrong.push(`plans ${stops.length} stops in ${title}`);
  if (plan.date !== undefined && found.days[0]?.date !== plan.date)
    wrong.push(`plans ${found.days[0]?.date ?? 'no date'}, not ${plan.date}`);
  wrong.push(
    ...(plan.must ?? []).filter((id) => !planned.has(id)).map((id) => `does not plan ${id}`),
    ...(plan.never ?? []).filter((id) => planned.has(id)).map((id) => `plans ${id}`),
  );
  return wrong;
}

function judgeManner(turn: Turn, answer: Answer): string[] {
  const { shown, cited } = placesOf(answer);
  const planned = partsOf(answer.parts, 'journey').length + partsOf(answer.parts, 'plan').length;
  const wrong: string[] = [];
  if (turn.quiet && (shown.length > 0 || cited.length > 0 || planned > 0))
    wrong.push('shows places although nothing was asked');
  if (turn.refuse && !refuses(answer)) wrong.push('does not say that it does not know');
  if (turn.refuse && planned > 0) wrong.push('plans something that does not exist');
  if (partsOf(answer.parts, 'sentence').length === 0) wrong.push('says nothing');
  return wrong;
}

/** Judges an answer by what was asked for. @param before places that the previous answer showed */
export function judge(turn: Turn, answer: Answer, before: readonly string[], city: EvaluatedCity): Judgement {
  const { shown, planned, cited } = placesOf(answer);
  const named = new Set([...shown, ...planned, ...cited]);
  const { must = [], some = [], never = [], cites = [], only } = turn;
  const wrongShown = only
    ? shown.flatMap(
        (id) => wrongPlace(city.places.get(id), only, turn, city)?.replace(/^/, `shows ${id}, which `) ?? [],
      )
    : [];
  const nth = turn.citesShown === undefined ? [] : [before[turn.citesShown - 1] ?? 'nothing'];
  const soughtNamed = must.filter((id) => named.has(id)).length + (some.some((id) => named.has(id)) ? 1 : 0);
  return {
    wrong: [
      ...judgeWords(turn, plain(saidBy(answer))),
      ...must.filter((id) => !named.has(id)).map((id) => `does not name ${id}`),
      ...(some.length > 0 && !some.some((id) => named.has(id)) ? [`names none of ${some.join(', ')}`] : []),
      ...never.filter((id) => shown.includes(id) || planned.includes(id)).map((id) => `shows ${id}`),
      ...[...cites, ...nth].filter((id) => !cited.includes(id)).map((id) => `does not cite ${id}`),
      ...(turn.atLeast !== undefined && shown.length < turn.atLeast
        ? [`shows ${shown.length} places, fewer than ${turn.atLeast}`]
        : []),
      ...wrongShown,
      ...judgeJourney(turn, answer),
      ...judgePlan(turn, answer, city),
      ...judgeManner(turn, answer),
    ],
    shown: only ? shown.length : 0,
    shownRight: only ? shown.length - wrongShown.length : 0,
    sought: must.length + (some.length > 0 ? 1 : 0),
    soughtNamed,
  };
}
