import { openDatabase, readConfiguration, readMistakeReports } from '@odysseus/backend';
import './readerGone';

/** `npm run --silent reports [-- paris]`: prints what visitors reported as mistakes, the newest first, one JSON object a line. */
const [city, ...rest] = process.argv.slice(2);

try {
  if (rest.length > 0 || (city !== undefined && !/^[a-z][a-z0-9-]*$/.test(city)))
    throw new Error('Usage: npm run --silent reports [-- <city>], for example: npm run --silent reports -- paris');
  const database = await openDatabase(readConfiguration(process.env));
  try {
    // Nobody else does, where the service has never run; a server's tables are the service's to change.
    if (database.kind === 'pglite') await database.migrate();
    for (const report of await readMistakeReports(database.queries, city)) console.log(JSON.stringify(report));
  } finally {
    await database.close();
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}
