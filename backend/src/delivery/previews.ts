import { parseWith, remoteManifestSchema, shellManifestSchema, type Release } from '@odysseus/contract';
import { PreviewError, readKeyRing, remoteVersionOf, shellReleaseOf, verifyPreview, type Preview, type Store } from '@odysseus/release';
import type { FastifyRequest } from 'fastify';

/** Holds the token of whoever opened a preview's address. */
export const previewCookie = 'odysseus-preview';

/** The token that a request carries, if any. */
export function previewToken(request: FastifyRequest): string | undefined {
  const found = String(request.headers.cookie ?? '')
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

/**
 * The live release as the holder of a preview sees it.
 * @throws {PreviewError} when the token can't be believed, or its version is gone
 */
export async function previewed(store: Store, live: Release, token: string, now: Date): Promise<PreviewedRelease> {
  const preview = verifyPreview(token, await readKeyRing(store), now);
  const { part, version } = preview;
  const key = `parts/${part}/${version}/manifest.json`;
  const stored = await store.get(key);
  if (!stored) throw new PreviewError('expired');
  const manifest: unknown = JSON.parse(stored.body.toString('utf8'));
  // Pages that were prerendered belong to what is live.
  const { frame: _frame, canaryShell: _canaryShell, ...base } = live;
  const id = `preview-${part}-${version}`.replace(/[^0-9a-z-]/g, '-').slice(0, 80);
  if (part === 'shell') return { preview, release: { ...base, id, shell: shellReleaseOf(parseWith(shellManifestSchema, manifest, key)) }, start: '/' };
  const remote = parseWith(remoteManifestSchema, manifest, key);
  const start = remote.routes.find(({ type, nav }) => type === 'public' && nav)?.path ?? '/';
  return { preview, release: { ...base, id, microFrontends: { ...live.microFrontends, [remote.name]: [remoteVersionOf(part, remote)] } }, start };
}
