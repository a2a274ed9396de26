import type { Answer, AnswerPart } from '@odysseus/assistant';

export type PartOf<Type extends AnswerPart['type']> = Extract<AnswerPart, { type: Type }>;
export const partsOf = <Type extends AnswerPart['type']>(parts: Answer['parts'], type: Type): PartOf<Type>[] =>
  parts.filter((part): part is PartOf<Type> => part.type === type);

/** A text as expectations are looked for in it: one form of money, time, quotes and accents. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(
      /\b(\d{1,2})(?:[:.](\d{2}))? ?(a|p)\.?m\b\.?/g,
      (_, hours: string, minutes: string | undefined, half: string) =>
        `${String((Number(hours) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes ?? '00'}`,
    )
    .replace(/(?<![\d:])(\d):(\d{2})/g, '0$1:$2')
    .replace(/(\d+(?:[.,]\d+)?) ?(?:€|euros?\b|eur\b)/g, '€$1')
    .replace(/€ ?(\d+)[.,](\d)\b(?!\d)/g, '€$1.$20')
    .replace(/€ ?(\d+),(\d{2})\b/g, '€$1.$2')
    .replace(/€ ?(\d+)\.00\b/g, '€$1')
    .replace(/€ /g, '€')
    .replace(/\s+/g, ' ');
}

/** Whether a text says something: as whole words, or as a pattern between slashes. */
export function says(text: string, wanted: string): boolean {
  if (wanted.length > 1 && wanted.startsWith('/') && wanted.endsWith('/'))
    return new RegExp(wanted.slice(1, -1), 'u').test(text);
  const sought = plain(wanted);
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + sought.length] ?? ' ';
    const next = text[at + sought.length + 1] ?? ' ';
    const cut = /[\p{L}\d]/u.test(after) && /[\p{L}\d]$/u.test(sought);
    const decimal = /\d$/.test(sought) && /[.,]/.test(after) && /\d/.test(next);
    if (!(/[\p{L}\d]/u.test(before) && /^[\p{L}\d]/u.test(sought)) && !cut && !decimal) return true;
  }
  return false;
}

const journeyText = ({ journey }: PartOf<'journey'>) =>
  [
    `${journey.from} to ${journey.to}, ${journey.minutes} minutes`,
    ...journey.legs.map(
      ({ line, from, to, direction, minutes }) =>
        `${line === 'walk' ? 'walk' : `line ${line}`} ${from} ${to} ${direction ?? ''} ${minutes} minutes`,
    ),
  ].join('\n');
const planText = ({ plan }: PartOf<'plan'>) =>
  plan.days
    .map(({ title, stops }) => [title, ...stops.map(({ at, name, note }) => `${at} ${name} ${note ?? ''}`)].join('\n'))
    .join('\n');
const cardText = ({ places }: PartOf<'places'>) =>
  places.map(({ name, line, hours, price, area }) => [name, area, line, hours, price].join('\n')).join('\n');

/** Everything that an answer says, as a visitor reads it. */
export function saidBy({ parts }: Answer): string {
  return parts
    .map((part) => {
      switch (part.type) {
        case 'sentence':
          return part.text;
        case 'places':
          return cardText(part);
        case 'journey':
          return journeyText(part);
        case 'plan':
          return planText(part);
        default:
          return '';
      }
    })
    .join('\n');
}

/** Local ids of the places that an answer shows as cards, plans, and cites. */
export function placesOf({ parts }: Answer): { shown: string[]; planned: string[]; cited: string[] } {
  const local = (id: string) => id.slice(id.indexOf('/') + 1);
  return {
    shown: partsOf(parts, 'places').flatMap(({ places }) => places.map(({ id }) => local(id))),
    planned: partsOf(parts, 'plan').flatMap(({ plan }) =>
      plan.days.flatMap(({ stops }) => stops.flatMap(({ place }) => (place === undefined ? [] : [local(place)]))),
    ),
    cited: partsOf(parts, 'sentence').flatMap(({ citations }) =>
      citations.flatMap(({ place }) => (place === undefined ? [] : [local(place)])),
    ),
  };
}

const refusals =
  /\b(?:do not|don't|does not|doesn't|did not|didn't|cannot|can't|could not|couldn't|am not|isn't|not) (?:\w+ ){0,3}?(?:know|have|find|found|hold|help|answer|tell|cover|say|book|sure|in (?:the|this) guide|speak|plan|understand|part)\b|\bnothing (?:\w+ )?(?:on|about|called|of)\b|\bonly (?:\w+ ){0,3}?(?:paris|this guide)\b|\bno (?:such )?(?:place|station|stop|entry|entries|museum|restaurant|cafe)\b|\boutside (?:the|this|my) guide\b|\bbeyond (?:the|this|what)\b/;

/** Whether an answer says that it does not know or can't do. */
export const refuses = (answer: Answer): boolean =>
  refusals.test(
    plain(
      partsOf(answer.parts, 'sentence')
        .map(({ text }) => text)
        .join('\n'),
    ),
  );
