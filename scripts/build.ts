import { buildService } from '@odysseus/build';
import { buildSite } from './buildSite';
import { isMendable } from './isMendable';

try {
  const { built, release } = await buildSite((line) => console.log(line));
  if (await buildService()) console.log('The service for hosting was built.');
  console.log(built.length === 0 ? `Nothing changed; ${release.id} is live.` : `${release.id} is live.`);
} catch (cause) {
  console.error(isMendable(cause) ? cause.message : cause);
  process.exit(1);
}
