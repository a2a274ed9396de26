import {
  remoteVersionSchema,
  shellReleaseSchema,
  writeWith,
  type Release,
  type RemoteManifest,
  type RemoteVersion,
  type ShellManifest,
} from '@odysseus/contract';

/** Address of a part's public folder. */
function addressOf(part: string, version: string): string {
  return `/parts/${part}/${version}/`;
}

/**
 * A remote's row of the release document, from its build.
 * @param key `paris`
 */
export function remoteVersionOf(key: string, manifest: RemoteManifest): RemoteVersion {
  const base = addressOf(key, manifest.version);
  const { card } = manifest;
  const row = {
    url: base + manifest.entry.path,
    metadata: { version: manifest.version, integrity: manifest.entry.integrity },
    deployment: { traffic: 100, default: true },
    extras: {
      container: manifest.container,
      contract: manifest.contract,
      guideContent: manifest.guideContent,
      areas: manifest.areas,
      ...(card
        ? {
            card: {
              ...card,
              ...(card.picture
                ? { picture: { ...card.picture, avif: base + card.picture.avif, webp: base + card.picture.webp } }
                : {}),
            },
          }
        : {}),
      routes: manifest.routes,
      preload: Object.fromEntries(
        Object.entries(manifest.preload).map(([path, files]) => [path, files.map((file) => base + file)]),
      ),
    },
  };
  return writeWith(remoteVersionSchema, row, `The row of ${key} ${manifest.version}`);
}

/**
 * The shell's part of the release document, from its build.
 * @param base address of its files, with a trailing slash
 */
export function shellReleaseOf(
  manifest: ShellManifest,
  base: string = addressOf('shell', manifest.version),
): Release['shell'] {
  const located = (files: ShellManifest['scripts']) =>
    files.map(({ path, integrity }) => ({ url: base + path, integrity }));
  const { serviceWorker } = manifest;
  const [starter] = located(manifest.starter ? [manifest.starter] : []);
  const row = {
    version: manifest.version,
    url: base,
    contract: manifest.contract,
    scripts: located(manifest.scripts),
    ...(starter ? { starter } : {}),
    styles: located(manifest.styles),
    routes: manifest.routes,
    ...(serviceWorker ? { serviceWorker: { url: base + serviceWorker.path, integrity: serviceWorker.integrity } } : {}),
  };
  return writeWith(shellReleaseSchema, row, `The row of the shell ${manifest.version}`);
}
