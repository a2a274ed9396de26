import { desc, like } from 'drizzle-orm';
import { type Queries, tables } from '../database';

const { mistakeReports } = tables;

/** Reports that are read at once. */
const mostRead = 1_000;

/**
 * What visitors found wrong in the guide, the newest first.
 * @param city all cities without it
 */
export function readMistakeReports(queries: Queries, city?: string): Promise<(typeof mistakeReports.$inferSelect)[]> {
  const ofCity = city === undefined ? undefined : like(mistakeReports.place, `${city}/%`);
  return queries.select().from(mistakeReports).where(ofCity).orderBy(desc(mistakeReports.id)).limit(mostRead);
}
