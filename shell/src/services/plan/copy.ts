/** What was done to the trip, as the button that takes it back says it. */
export const planCopy = {
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
  applied: (days: number) => (days === 1 ? 'plan for a day put in' : `plan for ${days} days put in`),
  takenBack: (what: string) => `${what}, taken back`,
} as const;
