import type { Fact, Verdict, VerifySentence } from '../types';
import { clausesOf } from './clauses';
import { refusalOf } from './comparableText';
import { disclaims, namesFreely } from './disclaims';
import { wrongFares } from './wrongFares';
import { unfoundedNames } from './unfoundedNames';
import { unfoundedPolarity } from './polarity';
import type { Quantity } from './quantities';
import { readFact, type ReadFact } from './readFact';
import { readText, type ReadText } from './readText';
import { wrongDays } from './schedule';
import { tokensOf } from './tokens';
import { allowedNames } from './vocabulary';

/** A bare number may be what a fact counts anything with; what a sentence counts (stops, changes, lines) must be that, or bare. */
function soughtReadings({ readings }: Quantity): string[] {
  const [, count] = /^count:(.*)/.exec(readings[0] ?? '') ?? [];
  if (count === undefined)
    return readings.flatMap((reading) =>
      reading.startsWith('line:') ? [reading, reading.replace('line:', 'bare:')] : [reading],
    );
  return readings.some((reading) => reading.startsWith('bare:'))
    ? [`count:${count}`]
    : [...readings.slice(1), `bare:${count}`];
}

/** A fact bears a number that it holds in the same unit, on the same side of 'under' and 'over', at the same end of a time span. */
function bearsQuantity(quantity: Quantity, facts: readonly ReadFact[]): boolean {
  const bearing = facts.flatMap(({ readings }) =>
    soughtReadings(quantity).flatMap((reading) => readings.get(reading) ?? []),
  );
  return bearing.some((other) => {
    if (quantity.bound && other.bound && quantity.bound !== other.bound) return false;
    return !(quantity.role && other.role && quantity.role !== other.role);
  });
}

/** Times of closing off, and weekdays of dates, that the facts give otherwise. */
function wrongPairs({ closed, dated }: ReadText, facts: readonly ReadFact[]): string[] {
  const shut = new Set(facts.flatMap((fact) => fact.closed));
  const known = new Set(facts.flatMap((fact) => fact.dated));
  const dates = new Set([...known].map((pair) => pair.slice(2)));
  return [
    ...closed.filter((time) => !shut.has(time)).map((time) => `closed with ${time}`),
    ...dated
      .filter((pair) => !known.has(pair) && dates.has(pair.slice(2)))
      .map((pair) => `weekday of date:${pair.slice(2)}`),
  ];
}

function unfoundedFigures(read: ReadText, facts: readonly ReadFact[]): string[] {
  const figures = read.quantities.filter((quantity) => !bearsQuantity(quantity, facts)).map(({ raw }) => raw);
  const named = read.days.flatMap((mention) => mention.days).filter((day) => !day.startsWith('rel:'));
  const missing = named.filter((day) => !facts.some((fact) => fact.named.has(day)));
  if (facts.length === 0) return [...figures, ...missing];
  const schedule = wrongDays(
    read.schedule,
    facts.flatMap((fact) => fact.schedule),
  );
  return [
    ...figures,
    ...missing,
    ...schedule,
    ...wrongPairs(read, facts),
    ...wrongFares(
      read.fares,
      facts.flatMap((fact) => fact.fares),
    ),
  ];
}

/** Addresses of the web must stand in a fact to the letter. */
function unfoundedAddresses(text: string, facts: readonly ReadFact[]): string[] {
  const addresses = text.match(/(?:https?:\/\/|www\.)\S+/gi) ?? [];
  return addresses
    .map((address) => address.replace(/[.,;:!?)\]'"”]+$/, ''))
    .filter((address) => !facts.some(({ plain }) => plain.includes(address.toLowerCase())));
}

/** Days without a fact matter where a sentence says what happens on them; 'Here is your Tuesday' says nothing. */
const saysWhen = ({ schedule, quantities }: ReadText) =>
  schedule.some(({ days }) => days.size > 0) || quantities.length > 0;

/** Numbers of an offer or a question back ('shall I plan two days?') need no fact; amounts, times and digits always do. */
function withoutIdleNumbers(read: ReadText): ReadText {
  if (read.tokens.at(-1)?.raw !== '?') return read;
  return {
    ...read,
    quantities: read.quantities.filter(
      ({ raw, readings }) => /\d/.test(raw) || readings.some((reading) => /^(?:[A-Z]{3}|time|%):/.test(reading)),
    ),
  };
}

function verify(text: string, facts: readonly Fact[], allowed: ReadonlySet<string>): Verdict {
  const refused = refusalOf(text);
  if (refused !== undefined) return { holds: false, unfounded: [refused], factual: true };
  const sentence = withoutIdleNumbers(readText(text));
  const read = facts.map(readFact);
  const disclaimed = disclaims(sentence);
  const names =
    disclaimed && namesFreely(sentence)
      ? { factual: false, unfounded: [] }
      : unfoundedNames(sentence, read, { quoted: disclaimed, allowed });
  const polarity = unfoundedPolarity(sentence, read, disclaimed);
  const checkDays = facts.length > 0 || saysWhen(sentence) || polarity.factual;
  const figures = checkDays
    ? clausesOf(sentence, read).flatMap(({ clause, bearing }) => [
        ...unfoundedFigures(clause, bearing),
        ...unfoundedPolarity(clause, bearing, disclaimed).unfounded,
      ])
    : [];
  const unfounded = [
    ...new Set([...names.unfounded, ...unfoundedAddresses(text, read), ...polarity.unfounded, ...figures]),
  ];
  const factual =
    names.factual ||
    polarity.factual ||
    sentence.quantities.length > 0 ||
    (sentence.days.some(({ days }) => days.some((day) => !day.startsWith('rel:'))) && saysWhen(sentence));
  return { holds: unfounded.length === 0, unfounded, factual };
}

/**
 * Makes the check of what is said of a city. It holds a sentence against the facts that it cites: each name, number, hour, date, price, 'open',
 * 'closed', 'free' and denial in it must stand in their texts or labels, in the same unit, on the same day, for the same people, and of the same
 * place where several places are cited.
 *
 * A sentence that says what the guide does not know ('I don't know …', 'The guide has nothing on …') may repeat a visitor's words: in quotes,
 * or bare where nothing follows that could describe them.
 * @param ownNames of the city as a whole, which need no fact: 'Paris', 'French'
 * @returns what is not borne, in the sentence's own words where it has them; never throws, whatever the text
 */
export function verifierFor(ownNames: readonly string[]): VerifySentence {
  const allowed = new Set([...allowedNames, ...ownNames.flatMap((name) => tokensOf(name).map(({ stem }) => stem))]);
  return (text, facts) => verify(text, facts, allowed);
}
