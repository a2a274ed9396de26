/** Looks at a value of the right type. @returns it, or what takes its place */
export type Check = (value: unknown, tell: (code: string, own?: Words) => void) => unknown;

/** What a schema says of its own where it refuses. */
export type Words = string | { readonly error?: string; readonly message?: string } | undefined;

/** A check that leaves the value as it is. */
const holds =
  (code: string, is: (value: never) => boolean, own?: Words): Check =>
  (value, tell) => {
    if (!is(value as never)) tell(code, own);
    return value;
  };

type Long = { readonly length: number };
export const minLength = (least: number, own?: Words) => holds('too_small', ({ length }: Long) => length >= least, own);
export const maxLength = (most: number, own?: Words) => holds('too_big', ({ length }: Long) => length <= most, own);
export const length = (exact: number, own?: Words) =>
  holds('too_small', ({ length: found }: Long) => found === exact, own);
export const gte = (least: number, own?: Words) => holds('too_small', (value: number) => value >= least, own);
export const gt = (below: number, own?: Words) => holds('too_small', (value: number) => value > below, own);
export const lte = (most: number, own?: Words) => holds('too_big', (value: number) => value <= most, own);
export const lt = (above: number, own?: Words) => holds('too_big', (value: number) => value < above, own);
export const regex = (form: RegExp, own?: Words) =>
  holds('invalid_format', (value: string) => value.search(form) >= 0, own);
export const refine = (is: (value: never) => unknown, own?: Words) =>
  holds('custom', (value: never) => Boolean(is(value)), own);
export const trim = (): Check => (value) => String(value).trim();

export const uuidForm =
  /^([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/i;

export const momentForm = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** Of the calendar, which has no 30 February. */
export function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
}
