import { relative } from 'node:path';
import { factAge, type AgedFact } from '@odysseus/model/content';

/** 'remotes/paris/content/places/museums/louvre.yaml: Louvre, places.0.receipts.0 (hours, price) was read on 2026-05-01, 206 days ago; …' */
export function staleLine({ file, field, of, facts, date, days }: AgedFact): string {
  const what = [...(of === undefined ? [] : [of]), field].join(', ');
  return `${relative(process.cwd(), file)}: ${what} (${facts.join(', ')}) was read on ${date}, ${days} days ago; it is refused after ${factAge.refused}`;
}
