/**
 * A telephone number in groups, as texts write it: `01 40 05 48 48`, `0 800 901 179`, `+33 6 48 34 00 63`, behind
 * the sign before it, which is no part of another number. Two groups alone may be any number.
 */
const grouped = /(^|[^\d.,:])(\+\d{1,3}(?:[ \u00a0]\d{1,5}){2,6}|\d{1,3}(?:[ \u00a0]\d{2,4}){3,4})(?![\d.,:]\d)/g;
/** Stands in no text. */
const cut = '\0';

/** A text with each telephone number written by another rule. */
export function replaceNumbers(text: string, write: (number: string) => string): string {
  return text.replace(grouped, (_, before: string, number: string) => before + write(number));
}

/** A text cut around its telephone numbers: text, number, text, number, text. */
export function splitAtNumbers(text: string): readonly string[] {
  return replaceNumbers(text, (number) => cut + number + cut).split(cut);
}

/** 'SAMU: 15. Ambulance and …': how the guide tells a number of its own, however short. */
const toldNumber = /^([^:.]{2,60}: )(\+?\d[\d ]*)(?=\.(?: |$))/;

/** A sentence that tells a telephone number first, cut around it; undefined for any other. */
export function splitToldNumber(
  sentence: string,
): { readonly before: string; readonly number: string; readonly rest: string } | undefined {
  const [all, before, told] = toldNumber.exec(sentence) ?? [];
  return all === undefined || before === undefined || told === undefined
    ? undefined
    : { before, number: told, rest: sentence.slice(all.length) };
}

/** What a telephone dials. */
export function dialled(number: string): string {
  return `tel:${number.replaceAll(/[ \u00a0]/g, '')}`;
}
