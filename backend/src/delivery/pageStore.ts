import { createHash } from 'node:crypto';
import {
  bootFor,
  liveFor,
  notFoundFile,
  pageFile,
  pagesPrefix,
  type Live,
  type Release,
  type Site,
} from '@odysseus/contract';
import {
  pageDocument,
  SealBrokenError,
  servedPage,
  sheetHeader,
  type PricedPass,
  type SealedStore,
} from '@odysseus/release';
import type { Answer } from './answerFor';
import { compressLater, compressQuickly } from './compressText';

export interface Page {
  readonly html: string;
  /** Quickly at first; as small as it gets once there was time. */
  readonly compressed: Buffer;
  /** For conditional requests. */
  readonly tag: string;
  /** What it asks for before it can be shown, as a `Link` header: fetched while the page is still on its way. */
  readonly link: string;
}

export interface PageOptions {
  readonly store: SealedStore;
  readonly site: Site;
  readonly origin: string;
  /** On sale here. */
  readonly passes?: readonly PricedPass[] | undefined;
  readonly developmentOrigins: readonly string[];
}

/** Completed pages that are kept; the rarest asked for goes first. */
const keptPages = 512;

/**
 * Completes stored pages for visitors, and remembers them. A page that was not prerendered, as during development or right
 * after going back to an early version, is rendered by the browser.
 */
export function createPageStore({
  store,
  site,
  origin,
  passes,
  developmentOrigins,
}: PageOptions): (
  release: Release,
  answer: Exclude<Answer, { kind: 'redirect' }>,
  preview?: Live['preview'],
) => Promise<Page> {
  const kept = new Map<string, Page>();
  const compressWell = compressLater();

  async function stored(
    release: Release,
    answer: Exclude<Answer, { kind: 'redirect' }>,
  ): Promise<{ html: string; lasting: boolean }> {
    const route = answer.kind === 'page' ? answer.route : undefined;
    if (release.frame) {
      const prefix =
        answer.kind === 'page'
          ? pagesPrefix(release.frame, answer.part, answer.version)
          : pagesPrefix(release.frame, 'shell', release.shell.version);
      const page = await store.get(prefix + (route ? pageFile(route.path) : notFoundFile)).catch((cause: unknown) => {
        // A page that is not what was released is drawn by the browser, from code that is.
        if (cause instanceof SealBrokenError) return undefined;
        throw cause;
      });
      if (page) return { html: page.body.toString('utf8'), lasting: true };
    }
    // Pages that are still being made must be found when they are there.
    return { html: pageDocument({ release, route, developmentOrigins }), lasting: !release.frame };
  }

  return async (release, answer, preview) => {
    const path = answer.kind === 'page' ? answer.route.path : '';
    const key = `${release.id} ${path}`;
    const known = preview ? undefined : kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const { html, lasting } = await stored(release, answer);
    const live = {
      ...liveFor(release, preview ? '/preview/release.json' : `/releases/${release.id}.json`, path),
      ...(preview ? { preview } : {}),
    };
    const served = servedPage(html, {
      origin,
      site,
      boot: bootFor(release, path),
      live,
      passes,
      hidden: preview !== undefined,
    });
    const page = {
      html: served,
      compressed: await compressQuickly(served),
      tag: `"${createHash('sha256').update(served).digest('base64url').slice(0, 27)}"`,
      link: sheetHeader(served),
    };
    if (!preview && lasting) {
      kept.set(key, page);
      compressWell(served, (compressed) => {
        if (kept.get(key) === page) kept.set(key, { ...page, compressed });
      });
    }
    if (kept.size > keptPages) kept.delete(kept.keys().next().value ?? '');
    return page;
  };
}
