import type { RemoteVersion } from '@odysseus/contract';
import * as Runtime from '@odysseus/runtime';
import type { RoutesModule } from '@odysseus/runtime';
import * as Ui from '@odysseus/ui';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import * as StyledComponents from 'styled-components';
import { loadEntry, type SharedLibrary, type ShareScope } from './loadEntry';

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

/** Loads remotes' containers, with the libraries that they share handed in as they are (docs/decisions/035-own-router-and-containers.md). */
export function createContainerLoader(): ContainerLoader {
  const shared = (version: string, library: unknown): Record<string, SharedLibrary> => ({
    [version]: { get: () => () => library, from: 'odysseus_shell', loaded: 1, eager: true },
  });
  // Containers that bring a design system of their own add it here: one scope for all of them.
  const scope: ShareScope = {
    react: shared(React.version, React),
    'react/jsx-runtime': shared(React.version, JsxRuntime),
    'react-dom': shared(ReactDom.version, ReactDom),
    'styled-components': shared(StyledComponents.version, StyledComponents),
    '@odysseus/runtime': shared('1.0.0', Runtime),
    '@odysseus/ui': shared(DESIGN_VERSION, Ui),
  };
  return async (_name, version, attempt) => {
    const container = await loadEntry(version, attempt);
    await container.init(scope);
    const module = (await container.get('./routes'))();
    if (!isRoutesModule(module)) throw new Error('its route table is not what the contract says');
    return module;
  };
}
