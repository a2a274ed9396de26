import { buildSite } from './buildSite';
import { isMendable } from './isMendable';

try {
  const { built, release } = await buildSite((line) => console.log(line));
  console.log(built.length === 0 ? `Nothing changed; ${release.id} is live.` : `${release.id} is live.`);
} catch (cause) {
  console.error(isMendable(cause) ? cause.message : cause);
  process.exit(1);
}
