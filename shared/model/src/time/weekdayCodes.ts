/** Days of the week as opening hours name them, Monday first. */
export const weekdayCodes = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type WeekdayCode = (typeof weekdayCodes)[number];
