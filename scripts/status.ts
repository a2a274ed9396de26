import { contentCache, routeTableOf } from '@odysseus/build';
import { siteParts } from './siteParts';

/** `npm run status`: how many screens still wait for their content, and which. */
const tables = await Promise.all(
  siteParts().map(async (part) => ({ part, ...(await routeTableOf(part, contentCache)) })),
);
const routes = tables.flatMap((table) => table.routes);
const waiting = routes.filter((route) => route.preparation);
for (const table of tables) {
  const own = table.routes.filter((route) => route.preparation);
  console.log(`${table.part.key}: ${table.routes.length} screens, ${own.length} in preparation`);
  for (const route of own) console.log(`  ${route.type.padEnd(8)}${route.path}`);
}
console.log(`${waiting.length} of ${routes.length} screens are in preparation.`);
