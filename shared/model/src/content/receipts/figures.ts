import { foldText } from '@odysseus/contract';
import { dayMinutes } from '@odysseus/contract/time';

const number = String.raw`\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
/** What stands between the amounts of a range: '13-19 €', '7 à 13 €', '€15 to 17'. */
const between = String.raw`\s*(?:[-–—/]|à|a|to|et|and|ou|or|bis)\s*`;
const chain = `(?:${number})(?:${between}(?:${number}))*`;
const signs = String.raw`€|£|EUR\b|GBP\b`;
/** A sign behind a sum belongs to it, unless it stands before the next: 'age 4 to 9 €1.30'. */
const single = new RegExp(number, 'gu');
const amounts = new RegExp(
  `(?:${signs})\\s*(${chain})|(${chain})\\s*(?:[€£](?!\\s?\\d)|EUR\\b|GBP\\b|euros?\\b|pounds?\\b|ευρώ)`,
  'giu',
);

/** The sums of money in a text, each once. */
export function amountsIn(text: string): number[] {
  const chains = [...text.matchAll(amounts)].map(([, before, after]) => before ?? after ?? '');
  return distinct(chains.flatMap((found) => [...found.matchAll(single)].map(([one]) => amountOf(one))));
}

function amountOf(text: string): number {
  const plain = text.replace(/[ .,\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return Number(plain.replace(',', '.'));
}

const clock =
  /(?<![\d.,])(\d{1,2})\s*(?:(?:[:.]([0-5]\d))?\s*([ap]\.?m\.?)(?![a-z])|[:h]\s?([0-5]\d)|(?:h|hrs?|heures?)(?![a-zà-ÿ]))/giu;
const named = /\b(?:noon|midday|midi|mezzogiorno)\b/iu;
const midnight = /\b(?:midnight|minuit|mezzanotte)\b/iu;

/** The times of day in a text, in minutes after midnight, each once. */
export function timesIn(text: string): number[] {
  const written = [...text.matchAll(clock)].flatMap(([, hour = '', minutes, half, sixtieths]) => {
    const twelve = Number(hour);
    const whole = half === undefined ? twelve : (twelve % 12) + (/p/i.test(half) ? 12 : 0);
    return whole > 26 ? [] : [(whole * 60 + Number(minutes ?? sixtieths ?? 0)) % dayMinutes];
  });
  return distinct([...written, ...(named.test(text) ? [dayMinutes / 2] : []), ...(midnight.test(text) ? [0] : [])]);
}

/** How long before closing time the last entry is, in minutes: 'One hour before closing'. */
export function minutesBefore(text: string): number[] {
  const folded = foldText(text);
  return [
    ...[...folded.matchAll(/(\d+)\s*min/g)].map(([, minutes]) => Number(minutes)),
    ...(/\bhalf an hour\b|\bdemi-heure\b/.test(folded) ? [30] : []),
    ...(/\bthree quarters of an hour\b/.test(folded) ? [45] : []),
    ...(/(?:\b(?:one|an|une)|\b1) (?:hour|heure)\b/.test(folded) && !/half an hour/.test(folded) ? [60] : []),
  ];
}

/** The telephone numbers in a text as their last nine digits, or fewer where they are short, each once. */
export function phonesIn(text: string): string[] {
  const found = text.match(/\+?\d(?:[\d .()/\-\u00a0\u202f]*\d)?/g) ?? [];
  return distinct(found.map((one) => one.replace(/\D/g, '').slice(-9)).filter((digits) => digits.length >= 2));
}

const weekdays =
  /\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?)?\b|\b(?:lun|mar|mer|jeu|ven|sam|dim)(?:\.|di\b|credi\b|anche\b|edi\b|dredi\b|s\b|\b)|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\b|\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?\b|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη/u;
const everyDay =
  /\b(?:daily|every day|each day|tous les jours|7 jours|7j|24\s?h|24\/7|tutti i giorni|taglich|todos los dias)\b/u;
const shut = /\b(?:closed|closes|closure|ferm\w*|chius\w*|geschlossen|cerrad\w*)\b|κλειστ/u;
const free = /\b(?:free|gratuit\w*|gratis|kostenlos|libre)\b|δωρεαν|ελευθερη/u;
const before = /\b(?:min\w*|hours?|heures?|ore?|ora)\b/u;

/** Whether a text says anything of days or times at which something is open. */
export function tellsHours(text: string): boolean {
  const folded = foldText(text);
  return timesIn(text).length > 0 || weekdays.test(folded) || everyDay.test(folded) || shut.test(folded);
}

/** Whether a text says when people are let in last. */
export function tellsLastEntry(text: string): boolean {
  return timesIn(text).length > 0 || before.test(foldText(text));
}

const openOrShut = new RegExp(
  [
    'clos(?:e[ds]?|ing|ures?)|shuts?|shutting|(?:re)?open(?:s|ed|ing)?',
    'ferm\\w*|(?:re|r)?ouv(?:re|res|rent|rant|rir\\w*|ert\\w*)|cess(?:e|era|eront|ation)',
    'chiu[sd]\\w*|(?:ri)?ap(?:re|rono|rir\\w*|ert\\w*)',
    'inchi[sd]\\w*|(?:re)?deschi[sd]\\w*',
    '(?:wieder)?(?:geschlossen|geoffnet|eroffnet)|schliess\\w*',
    'cerrad\\w*|cierr\\w*|(?:re)?ab(?:re|ren|rir\\w*|iert\\w*)',
  ]
    .map((language) => `\\b(?:${language})\\b`)
    .join('|') + '|κλειστ|κλεινει|ανοιχτ|ανοιγει',
  'u',
);
/** Of languages in which pages were read; folded, and those that are words besides (may, mars) are left to a day beside them. */
const month =
  'januar[yi]?|februar[yi]?|april[e]?|june|july|august|september|october|november|december|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|gennaio|febbraio|marzo|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|juni|juli|oktober|dezember';
const besideDay = `${month}|may|march|mars|mai|marz|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b\\.?`;
const dates = new RegExp(
  [
    `\\b(?:${month})\\b`,
    `\\b\\d{1,2}(?:st|nd|rd|th|er|o|\u00ba|\\.)?\\s(?:of\\s|de\\s)?(?:${besideDay})(?![a-z])`,
    `\\b(?:${besideDay})\\s\\d{1,2}(?!\\d)`,
    '\\b20\\d{2}\\b',
    '\\b\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}\\b',
    '\\b\\d{1,2} (?:ιανουαρι|φεβρουαρι|μαρτι|απριλι|μαι|ιουνι|ιουλι|αυγουστ|σεπτεμβρι|οκτωβρι|νοεμβρι|δεκεμβρι)ου',
  ].join('|'),
  'u',
);

/** Whether a text says that something opens or shuts, or on which days: a day, a month, or a year of this century. */
export function tellsClosure(text: string): boolean {
  const folded = foldText(text);
  return openOrShut.test(folded) || dates.test(folded);
}

/** Whether a text says what something costs. */
export function tellsPrice(text: string): boolean {
  return amountsIn(text).length > 0 || free.test(foldText(text));
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
