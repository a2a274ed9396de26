import { liveSchema, parseWith, releasePointerSchema } from '@odysseus/contract';

/**
 * Loads the page of a site under development again once another release is live than the one that it shows: what a release
 * document says of a part (its menu, its premium screens) can't be replaced in place. A development client tells the page of
 * each compilation, and of the last one when it connects, so that a change while the page loads is not missed.
 */
function shownRelease(): string | undefined {
  const text = document.getElementById('odysseus-live')?.textContent;
  return text
    ? parseWith(liveSchema, JSON.parse(text), 'The data of the live release in this page').release.id
    : undefined;
}

async function liveRelease(): Promise<string> {
  const response = await fetch('/current.json', { cache: 'no-store' });
  return parseWith(releasePointerSchema, await response.json(), 'The pointer to the live release').release;
}

/** Milliseconds for which the service does not read the pointer again. */
const pointerLife = 250;

/** What the development client calls a compilation without errors. */
const compiled = ['webpackOk', 'webpackStillOk', 'webpackWarnings'];

window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
  if (
    source !== window ||
    typeof data !== 'object' ||
    data === null ||
    !('type' in data) ||
    !compiled.includes(String(data.type))
  )
    return;
  reloadWhereNewer();
  // The service reads the pointer anew after a quarter of a second: what was asked for just before may have been the earlier one.
  setTimeout(reloadWhereNewer, 2 * pointerLife);
});

function reloadWhereNewer(): void {
  liveRelease()
    .then((live) => {
      const shown = shownRelease();
      if (shown !== undefined && live !== shown) window.location.reload();
    })
    .catch((cause: unknown) =>
      console.warn('Whether another release is live could not be learnt; reload to be sure.', cause),
    );
}
