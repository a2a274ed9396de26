/** Parts of a day. */
export const slots = ['morning', 'afternoon', 'evening'] as const;
export type Slot = (typeof slots)[number];

/** The hour at which a visit in each part of a day is counted, where its place lets people in by then. */
export const slotHours: Readonly<Record<Slot, number>> = { morning: 10, afternoon: 14, evening: 18 };

/** The hour at which each part of a day is over. */
export const slotEnds: Readonly<Record<Slot, number>> = { morning: 12, afternoon: 18, evening: 24 };

/** Days of the stay that the calculator shows as an example. */
export const exampleDays = 4;
