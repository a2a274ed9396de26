import type { RemoteVersion } from '@odysseus/contract';

/** A released version of a remote with one area of its own name and a public screen at each path. */
export function remoteVersionStandIn(
  key: string,
  paths: readonly string[] = [`/${key}`],
  version = '1.0.0',
): RemoteVersion {
  return {
    url: `/parts/${key}/${version}/entry.js`,
    metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
    deployment: { traffic: 100, default: true },
    extras: {
      container: `odysseus_${key}`,
      contract: '^1.0.0',
      guideContent: 1,
      areas: [
        { key, text: key, icon: 'map', path: `/${key}`, order: 10, accent: { light: '#000000', dark: '#ffffff' } },
      ],
      routes: paths.map((path) => ({ path, text: path, icon: 'map', type: 'public', area: key, nav: true })),
      preload: {},
    },
  };
}
