import '@odysseus/shell/styles.css';
import type { RoutesModule } from '@odysseus/runtime';
import { startShell } from '@odysseus/shell';

/** The site as one ordinary bundle: every screen a lazy chunk of the same build, no federation. */
void startShell((name) => tableOf(name.replace('@odysseus/', '')));

/** The bundler takes every remote's table into the bundle, whichever remotes there are; it rejects where it found none. */
function tableOf(key: string): Promise<RoutesModule> {
  return import(`../../../../remotes/${key}/package.json?routes`) as Promise<RoutesModule>;
}
