/** What is known of where a visitor is. */
export interface Whereabouts {
  /** The part of the site that the page belongs to: `paris`. */
  readonly part: string | undefined;
  /** The part that was open last. */
  readonly lastPart: string | undefined;
  /** As the device names it: `Europe/Paris`. */
  readonly timeZone: string | undefined;
}

interface Country {
  readonly destinations: readonly string[];
  readonly timezones: readonly string[];
}

/** The country whose numbers are shown: that of the page, else of the city that was open last, else of the device's clock. */
export function countryOf<Book extends Country>(
  books: readonly Book[],
  { part, lastPart, timeZone }: Whereabouts,
): Book | undefined {
  const holding = (wanted: string | undefined): Book | undefined =>
    wanted === undefined ? undefined : books.find(({ destinations }) => destinations.includes(wanted));
  return (
    holding(part) ??
    holding(lastPart) ??
    books.find(({ timezones }) => timeZone !== undefined && timezones.includes(timeZone))
  );
}
