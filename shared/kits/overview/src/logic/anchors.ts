import { foldText } from '@odysseus/contract';

const slug = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The ids by which the entries of an overview's sections are led to: `arrival-orly-airport-ory`. */
export const anchors = {
  basic: (key: string) => `basics-${key}`,
  arrival: (from: string) => `arrival-${slug(from)}`,
  area: (name: string) => `area-${slug(name)}`,
  booking: (what: string) => `book-${slug(what)}`,
  rule: (title: string) => `entry-${slug(title)}`,
} as const;
