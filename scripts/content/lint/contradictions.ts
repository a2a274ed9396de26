import type { CompiledContent } from '@odysseus/guide/content';
import { isLate, weekdayName, weekdays, weekdayStates, type City, type OpeningCalendar } from '@odysseus/model';
import { hoursFrom, knownBy, placeHours } from '@odysseus/model/content';
import { finding, type Finding } from './finding';
import type { Passage } from './passages';

type Place = CompiledContent['places'] extends ReadonlyMap<string, { readonly place: infer P }> ? P : never;

/** What a remote's fields and texts say of one place and can't both be true. */
export function contradictions(content: CompiledContent, passages: readonly Passage[]): Finding[] {
  const cities = new Map(content.cities.map((city) => [city.key, city]));
  const byPlace = new Map<string, Passage[]>();
  for (const passage of passages) {
    if (passage.place !== undefined) byPlace.set(passage.place, [...(byPlace.get(passage.place) ?? []), passage]);
  }
  return [...content.places].flatMap(([id, located]) => {
    const city = cities.get(id.split('/')[0] ?? '');
    if (!city) return [];
    const texts = byPlace.get(id) ?? [];
    const own = texts.find(({ file }) => file === located.file)?.field ?? '';
    const at = { file: located.file, field: /^places\.\d+/.exec(own)?.[0] ?? '(file)' };
    return [
      ...freeProblems(located.place, at),
      ...closingDayProblems(located.place, city, texts),
      ...bookingProblems(located.place, texts),
      ...amountProblems(located.place, texts),
      ...costsProblems(located.place, texts),
    ];
  });
}

/** A tag says free, and every fare asks for money. */
function freeProblems({ tags, price }: Place, at: { readonly file: string; readonly field: string }): Finding[] {
  const allDay = price.filter((fare) => !isLate(fare));
  const least = Math.min(...allDay.map(({ amount }) => amount));
  if (!tags.includes('free') || allDay.length === 0 || least === 0) return [];
  return [
    finding(
      'contradiction',
      { ...at, field: `${at.field}.tags` },
      `says free, and nobody pays less than ${least}`,
      'Remove the tag, or mend the price',
    ),
  ];
}

/** A sentence that speaks of the place itself: it begins with the word, or with 'It is'. */
const shutOn =
  /(?:^|[.;:!?]\s+)(?:it(?:'|’)?s |it is |usually |always )?(?:closed|shut) (?:on |every |all day (?:on )?)?((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:,| and| or) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)*)(?=[.;,:!?]|$)/giu;

/** A text says that a place is closed on a weekday on which its hours open it. */
function closingDayProblems(place: Place, city: City, texts: readonly Passage[]): Finding[] {
  if (place.hours === undefined || place.shut === true) return [];
  const from = hoursFrom({ known: knownBy(place.receipts ?? []) }, city);
  const open = openDays(placeHours(place.hours, city, from).calendar);
  return texts.flatMap((passage) =>
    [...passage.text.matchAll(shutOn)].flatMap(([, days = '']) =>
      [...open]
        .filter((day) => days.toLowerCase().includes(day.toLowerCase()))
        .map((day) =>
          finding(
            'contradiction',
            passage,
            `says closed on ${day}, and its hours open it (${place.hours ?? ''})`,
            'Mend the one that is wrong',
          ),
        ),
    ),
  );
}

function openDays(calendar: OpeningCalendar): Set<string> {
  const states = weekdayStates(calendar);
  return new Set(weekdays.filter((_, index) => states[index] === true).map(weekdayName));
}

const mustBook = /\b(?:booking is (?:compulsory|required|a must)|must be booked|you must book|by reservation only)\b/iu;
const needNot =
  /\b(?:no booking(?: is)? needed|booking isn(?:'|’)t needed|you (?:needn(?:'|’)t|don(?:'|’)t need to) book)\b/iu;

/** A text says that a place has to be booked, or needn't be, and its field the opposite. */
function bookingProblems({ booking }: Place, texts: readonly Passage[]): Finding[] {
  if (!booking) return [];
  const wrong = booking.needed === 'no' ? mustBook : booking.needed === 'required' ? needNot : undefined;
  if (!wrong) return [];
  return texts
    .filter(({ text }) => wrong.test(text))
    .map((passage) =>
      finding(
        'contradiction',
        passage,
        `says "${wrong.exec(passage.text)?.[0] ?? ''}", and booking.needed is '${booking.needed}'`,
        'Mend the one that is wrong, or say for whom or when it holds',
      ),
    );
}

/** A sum in a sentence that speaks of getting in. */
const entry = /\b(?:tickets?|entry|entrance|admission|adults?|full price|to get in)\b/iu;
const sum = /(?:€|£)\s?(\d+(?:\.\d{1,2})?)|(\d+(?:\.\d{1,2})?)\s?(?:€|£|euros?\b|pounds?\b)/gu;

/** A sentence on getting in names a sum that no fare of the place has: an older price, or something else that is sold there. */
function amountProblems({ price, costs }: Place, texts: readonly Passage[]): Finding[] {
  if (price.length === 0) return [];
  const fares = new Set(price.map(({ amount }) => amount));
  return texts
    .filter(({ field }) => field.startsWith('places.'))
    .flatMap((passage) =>
      passage.text.split(/(?<=[.!?;])\s/u).flatMap((sentence) =>
        entry.test(sentence)
          ? [...sentence.matchAll(sum)]
              .map(([, before, after]) => Number(before ?? after))
              .filter((amount) => !fares.has(amount) && amount !== costs?.from && amount !== costs?.to)
              .map((amount) =>
                finding(
                  'amount',
                  passage,
                  `names ${amount}, which is none of its fares: "${sentence}"`,
                  'Name the fare, or say what else is paid',
                ),
              )
          : [],
      ),
    );
}

/** A text that begins with what one pays and says no word of what for: it is of the place itself. */
const ownRange = /^(?:about |around |usually )?(?:€|£)(\d+(?:\.\d{1,2})?) to (?:€|£)?(\d+(?:\.\d{1,2})?)(?=[.,;]|$)/iu;

/** A text tells a range of costs, and the card another above it. */
function costsProblems({ costs }: Place, texts: readonly Passage[]): Finding[] {
  if (costs?.to === undefined) return [];
  const { from, to } = costs;
  return texts.flatMap((passage) => {
    const [range, least, most] = ownRange.exec(passage.text) ?? [];
    if (range === undefined || (Number(least) === from && Number(most) === to)) return [];
    return [
      finding(
        'contradiction',
        passage,
        `says "${range}", and its costs are ${from} to ${to}`,
        'Say one thing, or what else it is that costs so much',
      ),
    ];
  });
}
