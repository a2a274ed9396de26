import { parseWith, remoteManifestSchema, shellManifestSchema, type Release } from '@odysseus/contract';
import {
  PreviewError,
  readKeyRing,
  remoteVersionOf,
  shellReleaseOf,
  verifyPreview,
  type Preview,
  type SealedStore,
  type Store,
} from '@odysseus/release';
import type { FastifyRequest } from 'fastify';

/** Holds the token of whoever opened a preview's address. */
export const previewCookie = 'odysseus-preview';

/** The token that a request carries, if any. */
export function previewToken(request: FastifyRequest): string | undefined {
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${previewCookie}=`));
  return found?.slice(previewCookie.length + 1) || undefined;
}

export interface PreviewedRelease {
  readonly preview: Preview;
  /** The live release with the previewed version in its part's place. */
  readonly release: Release;
  /** Where the preview begins. */
  readonly start: string;
}

/** How a token looks; any other is refused without a look at the store. */
const tokenForm = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
/** Milliseconds for which the keys are not read again: a revoked one opens previews as much longer. */
const ringKept = 3_000;

interface KeptRing {
  readonly readAt: number;
  readonly keys: ReturnType<typeof readKeyRing>;
}

/** Reads a store's keys, every few seconds at most. */
export function keepKeyRing(store: Store): (now: Date) => ReturnType<typeof readKeyRing> {
  let kept: KeptRing | undefined;
  return (now) => {
    const age = kept ? now.getTime() - kept.readAt : ringKept;
    if (kept && age >= 0 && age < ringKept) return kept.keys;
    const read: KeptRing = { readAt: now.getTime(), keys: readKeyRing(store) };
    kept = read;
    // What could not be read is not kept.
    read.keys.catch(() => {
      if (kept === read) kept = undefined;
    });
    return read.keys;
  };
}

/**
 * The live release as the holder of a preview sees it.
 * @throws {PreviewError} when the token can't be believed, or its version is gone
 */
export async function previewed(
  store: SealedStore,
  keys: ReturnType<typeof keepKeyRing>,
  live: Release,
  token: string,
  now: Date,
): Promise<PreviewedRelease> {
  if (!tokenForm.test(token)) throw new PreviewError('malformed');
  const preview = verifyPreview(token, await keys(now), now);
  const { part, version } = preview;
  const key = `parts/${part}/${version}/manifest.json`;
  const stored = await store.get(key);
  if (!stored) throw new PreviewError('expired');
  const manifest: unknown = JSON.parse(stored.body.toString('utf8'));
  // Pages that were prerendered belong to what is live.
  const { frame: _frame, canaryShell: _canaryShell, ...base } = live;
  const id = `preview-${part}-${version}`.replace(/[^0-9a-z-]/g, '-').slice(0, 80);
  if (part === 'shell')
    return {
      preview,
      release: { ...base, id, shell: shellReleaseOf(parseWith(shellManifestSchema, manifest, key)) },
      start: '/',
    };
  const remote = parseWith(remoteManifestSchema, manifest, key);
  const start = remote.routes.find(({ type, nav }) => type === 'public' && nav)?.path ?? '/';
  return {
    preview,
    release: {
      ...base,
      id,
      microFrontends: { ...live.microFrontends, [remote.name]: [remoteVersionOf(part, remote)] },
    },
    start,
  };
}
