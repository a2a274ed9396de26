import { defaultVersion, partKey, type Release, type RouteData } from '@odysseus/contract';

/** The pages of one part, in the version that a release shows by default. */
export interface PageSet {
  /** `shell`, `paris` */
  readonly part: string;
  readonly version: string;
  readonly routes: readonly RouteData[];
}

/** Every set of pages that a release shows. */
export function pageSetsOf({ shell, microFrontends }: Pick<Release, 'shell' | 'microFrontends'>): PageSet[] {
  return [
    { part: 'shell', version: shell.version, routes: shell.routes },
    ...Object.entries(microFrontends).map(([name, versions]) => {
      const { metadata, extras } = defaultVersion(versions);
      return { part: partKey(name), version: metadata.version, routes: extras.routes };
    }),
  ];
}
