/** Words on what is to be booked, and by when: the same on a place's card as in a trip. */
export const bookByCopy = {
  must: 'Must be booked',
  should: 'Better booked',
  opens: (date: string, at: string | undefined) => `on sale from ${date}${at === undefined ? '' : ` at ${at}`}`,
  opened: (date: string) => `on sale since ${date}`,
  by: (date: string, late: boolean) => `Book by ${date}${late ? ': already late' : ''}`,
  reminder: (name: string, date: string) => `Book ${name} for ${date}`,
} as const;
