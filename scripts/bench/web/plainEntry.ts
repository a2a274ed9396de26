import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import '@odysseus/ui/tokens.css';
import type { RoutesModule } from '@odysseus/runtime';
import { startShell } from '@odysseus/shell';

/** The site as one ordinary bundle: every screen a lazy chunk of the same build, no federation. */
const tables: Readonly<Record<string, () => Promise<RoutesModule>>> = {
  '@odysseus/athens': () => import('@odysseus/athens/routes'),
  '@odysseus/italy': () => import('@odysseus/italy/routes'),
  '@odysseus/london': () => import('@odysseus/london/routes'),
  '@odysseus/paris': () => import('@odysseus/paris/routes'),
};

void startShell((name) => {
  const table = tables[name];
  return table ? table() : Promise.reject(new Error(`The bundle holds no ${name}.`));
});
