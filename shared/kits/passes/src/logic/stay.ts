/** Parts of a day. */
export const slots = ['morning', 'afternoon', 'evening'] as const;
export type Slot = (typeof slots)[number];

/** The hour at which a visit in each part of a day is counted. */
export const slotHours: Readonly<Record<Slot, number>> = { morning: 10, afternoon: 14, evening: 18 };

/** Days of the stay that the calculator shows as an example. */
export const exampleDays = 4;
