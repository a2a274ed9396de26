import { join } from 'node:path';
import { readRouteTable } from '@odysseus/build';
import { partFolders } from './siteParts';

/** `npm run status`: how many screens still wait for their content, and which. */
const tables = await Promise.all(
  partFolders().map(async (folder) => ({
    folder,
    ...(await readRouteTable(join(folder, 'src', folder.endsWith('/shell') ? 'routes/routeTable.ts' : 'routes.ts'))),
  })),
);
const routes = tables.flatMap((table) => table.routes);
const waiting = routes.filter((route) => route.preparation);
for (const table of tables) {
  const own = table.routes.filter((route) => route.preparation);
  console.log(`${table.folder.split('/').pop()}: ${table.routes.length} screens, ${own.length} in preparation`);
  for (const route of own) console.log(`  ${route.type.padEnd(8)}${route.path}`);
}
console.log(`${waiting.length} of ${routes.length} screens are in preparation.`);
