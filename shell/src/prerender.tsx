import type { Boot, Site } from '@odysseus/contract';
import * as Runtime from '@odysseus/runtime';
import * as Ui from '@odysseus/ui';
import { ScreenHeadContext, StaticRouter, type RoutesModule, type ScreenHead } from '@odysseus/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as JsxRuntime from 'react/jsx-runtime';
import * as StyledComponents from 'styled-components';
import { createServices } from './app/createServices';
import { Page } from './app/Page';
import { resolveRoute } from './routes/resolveRoute';
import shellRoutes from './routes/routeTable';
import { loadScreen } from './routes/useScreen';

/** Stands for the sources of the design system; written in by the build. */
declare const DESIGN_VERSION: string;

/** What remotes' bundles take from the shell, by the name that they ask for. */
export const libraries: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'styled-components': StyledComponents,
  '@odysseus/runtime': Runtime,
  '@odysseus/ui': Ui,
};

/** Remotes that were built with another design system bring their own. */
export const designVersion: string = DESIGN_VERSION;

export interface PrerenderRequest {
  readonly path: string;
  readonly boot: Boot;
  /** The route table of the remote that owns the address; none for an address of the shell. */
  readonly table?: RoutesModule;
}

export interface PrerenderedPage {
  /** Content of the element `root`. */
  readonly html: string;
  readonly heads: readonly ScreenHead[];
  /** The rules of all that stands on it, and the names by which the same version of the library takes them over in a browser. */
  readonly styles: { readonly version: string } & StyledParts;
}

/** The page is made for everybody, so nothing of an installation can be in it. */
const everywhere: Site = {
  backend: '',
  auth: { mode: 'emulator', firebase: { apiKey: '', authDomain: '', projectId: '' }, inbox: '' },
  analytics: { firebase: false, tag: null, collector: false, ipEcho: null, excludedAddresses: [] },
};

/**
 * Renders the page of an address as somebody sees it who is not known yet: screens behind a gate show the gate's first state.
 * @throws {Error} when the screen can't be loaded or rendered
 */
export async function prerender({ path, boot, table }: PrerenderRequest): Promise<PrerenderedPage> {
  const containers = () =>
    table
      ? Promise.resolve(table)
      : Promise.reject(new Error(`${path} belongs to a remote, and no route table was handed in.`));
  const services = createServices({ site: everywhere, boot, live: undefined, containers });
  const resolution = resolveRoute(path, { shell: shellRoutes, find: services.release.find, complete: false });
  if (resolution.kind !== 'shell' && resolution.kind !== 'remote')
    throw new Error(`${path} is no address of this release.`);
  const { type } = resolution.route;
  if (type === 'public' || type === 'legal') await loadScreen(resolution, services);
  const heads: ScreenHead[] = [];
  const sheet = new StyledComponents.ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <ScreenHeadContext value={(head) => void heads.push(head)}>
          <Page services={services} routed={(app) => <StaticRouter location={path}>{app}</StaticRouter>} />
        </ScreenHeadContext>,
      ),
    );
    return { html, heads, styles: { version: StyledComponents.version, ...partsOf(sheet) } };
  } finally {
    sheet.seal();
  }
}

interface StyledParts {
  readonly rules: string;
  /** A line for each component, in the order of its rules: its id, and the classes that it has rules for. */
  readonly names: string;
}

/** What the library writes behind the rules of a component. Its number is the process's, in the order in which components came. */
const componentMark = /data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([\w,-]*?),?"\}/g;
const separator = '/*!sc*/\n';

/** The text of a sheet, without what the library takes it over by: a browser paints the page sooner without. */
function partsOf(sheet: StyledComponents.ServerStyleSheet): StyledParts {
  const [, text = ''] = /^<style[^>]*>([\s\S]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  const names: string[] = [];
  const rules = text.replace(componentMark, (_mark, id: string, classes: string) => {
    names.push(`${id} ${classes}`);
    return '';
  });
  return { rules: rules.replaceAll(separator, ''), names: names.join('\n') };
}
