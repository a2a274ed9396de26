import '@odysseus/shell/styles.css';
import type { RoutesModule } from '@odysseus/runtime';
import { startShell } from '@odysseus/shell';
import remotes from 'stock-remotes';

/** The site as a stock host: every remote's entry and route table are there before the page starts. */
async function start(): Promise<void> {
  const tables = new Map<string, RoutesModule>();
  await Promise.all(Object.entries(remotes).map(async ([key, load]) => tables.set(key, await load())));
  await startShell((name) => {
    const table = tables.get(name.replace('@odysseus/', ''));
    return table ? Promise.resolve(table) : Promise.reject(new Error(`The host knows no ${name}.`));
  });
}

void start();
