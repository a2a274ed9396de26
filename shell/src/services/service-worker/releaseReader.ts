import {
  parseRelease,
  parseWith,
  releasePointerSchema,
  remoteManifestSchema,
  shellManifestSchema,
  type Release,
  type RemoteManifest,
  type ShellManifest,
} from '@odysseus/contract';
import { ask, fetchFiles, isFile, KeepError } from './download';
import type { KeptStore } from './keptStore';
import { manifestAddress } from './pageNeeds';

export interface NamedRelease {
  readonly id: string;
  /** Address of the document. */
  readonly url: string;
  readonly document: Release;
}

/** Reads release documents and manifests, from the device where they are there: they never change. */
export interface ReleaseReader {
  /** @throws {KeepError, ContractError} */
  named(release: { readonly id: string; readonly url: string }): Promise<NamedRelease>;
  /** What is live now. @throws {KeepError, ContractError} */
  live(signal?: AbortSignal): Promise<NamedRelease>;
  shellManifest(release: Release): Promise<ShellManifest>;
  /** @param folder with a trailing slash */
  remoteManifest(folder: string): Promise<RemoteManifest>;
}

export function createReleaseReader(store: KeptStore): ReleaseReader {
  let last: NamedRelease | undefined;

  async function json(url: string): Promise<unknown> {
    await fetchFiles([url], { store });
    const file = await store.file(url);
    if (!file) throw new KeepError('network', `${url} is not there any more.`);
    return file.json();
  }

  async function named({ id, url }: { readonly id: string; readonly url: string }): Promise<NamedRelease> {
    if (last?.id === id) {
      // It may have been removed since, as a file that nothing needed.
      await fetchFiles([url], { store });
      return last;
    }
    last = { id, url, document: parseRelease(await json(url)) };
    return last;
  }

  return {
    named,
    async live(signal) {
      const response = await ask('/current.json', { cache: 'no-store', signal });
      if (!isFile(response))
        throw new KeepError('network', `The pointer to the live release was answered with ${response.status}.`);
      const { release: id } = parseWith(releasePointerSchema, await response.json(), 'The pointer to the live release');
      return named({ id, url: `/releases/${id}.json` });
    },
    shellManifest: async ({ shell }) =>
      parseWith(
        shellManifestSchema,
        await json(manifestAddress(shell.url)),
        `The manifest of the shell ${shell.version}`,
      ),
    remoteManifest: async (folder) =>
      parseWith(remoteManifestSchema, await json(manifestAddress(folder)), `The manifest in ${folder}`),
  };
}
