import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as Runtime from '@odysseus/runtime';
import * as Ui from '@odysseus/ui';
import type { RoutesModule } from '@odysseus/runtime';
import type { RemoteVersion } from '@odysseus/contract';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import * as StyledComponents from 'styled-components';
import { loadTimeout } from './limits';

/** Stands for the sources of the design system; written in by the build. */
declare const DESIGN_VERSION: string;

declare global {
  /** Attempts at each build, by its container's name (the shell's by its own), read by the build's retry piece: later ones ask under another address. */
  var odysseusAttempts: Record<string, number> | undefined;
}

/** Loads the route table of one version of a remote, from the address that it names. `attempt` counts from 0. */
export type ContainerLoader = (name: string, version: RemoteVersion, attempt: number) => Promise<RoutesModule>;

function isRoutesModule(value: unknown): value is RoutesModule {
  return typeof value === 'object' && value !== null && 'default' in value && Array.isArray(value.default);
}

/** The federation runtime with the libraries that remotes share, handed in as they are: no asynchronous start. */
export function createContainerLoader(): ContainerLoader {
  const integrities = new Map<string, string>();
  const scripts: ModuleFederationRuntimePlugin = {
    name: 'odysseus-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (isChecked(url)) {
        const integrity = integrities.get(withoutAttempt(url));
        if (!integrity) throw new Error(`${url} has no digest in the release document, and is not loaded without.`);
        script.integrity = integrity;
      }
      return { script, timeout: loadTimeout };
    },
  };
  const singleton = (version: string, library: unknown) => ({
    version,
    scope: 'default',
    lib: () => library,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  });
  const federation = createInstance({
    name: 'odysseus_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [scripts],
    shared: {
      react: singleton(React.version, React),
      'react/jsx-runtime': singleton(React.version, JsxRuntime),
      'react-dom': singleton(ReactDom.version, ReactDom),
      'styled-components': singleton(StyledComponents.version, StyledComponents),
      '@odysseus/runtime': singleton('1.0.0', Runtime),
      '@odysseus/ui': {
        ...singleton(DESIGN_VERSION, Ui),
        shareConfig: { singleton: false, requiredVersion: DESIGN_VERSION },
      },
    },
  });
  return async (_name, version, attempt) => {
    const { container } = version.extras;
    integrities.set(withoutAttempt(version.url), version.metadata.integrity);
    const entry = attempt === 0 ? version.url : `${version.url}?r=${attempt}`;
    federation.registerRemotes(
      [{ name: container, entry: new URL(entry, document.baseURI).href, entryGlobalName: container, type: 'var' }],
      { force: true },
    );
    const module = await federation.loadRemote<unknown>(`${container}/routes`);
    if (!isRoutesModule(module)) throw new Error('its route table is not what the contract says');
    return module;
  };
}

/** A development server's files change under one address, so that the development build checks the site's own only. */
function isChecked(url: string): boolean {
  return process.env.NODE_ENV !== 'development' || new URL(url).origin === new URL(document.baseURI).origin;
}

function withoutAttempt(url: string): string {
  const { pathname, origin } = new URL(url, document.baseURI);
  return origin === new URL(document.baseURI).origin ? pathname : origin + pathname;
}
