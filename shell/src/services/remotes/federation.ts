import type { RemoteVersion } from '@odysseus/contract';
import * as Runtime from '@odysseus/runtime';
import type { RouteEntry } from '@odysseus/runtime';
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

/** What the shell takes of a remote's route table: all else that stands in it the release says. */
export interface LoadedRoutes {
  readonly default: readonly Pick<RouteEntry, 'path' | 'component' | 'forTrip'>[];
}

/** Loads the route table of one version of a remote, from the address that it names. `attempt` counts from 0. */
export type ContainerLoader = (name: string, version: RemoteVersion, attempt: number) => Promise<LoadedRoutes>;

const isFunction = (value: unknown): boolean => typeof value === 'function';

function isLoadedRoutes(value: unknown): value is LoadedRoutes {
  const { default: table } = Object(value) as Partial<Record<'default', unknown>>;
  return Array.isArray(table) && table.every(isEntry);
}

function isEntry(value: unknown): boolean {
  const { path, component, forTrip = isFunction } = Object(value) as Partial<Record<keyof RouteEntry, unknown>>;
  const { preload, peek, reset } = Object(component) as Partial<Record<keyof RouteEntry['component'], unknown>>;
  return typeof path === 'string' && [preload, peek, reset, forTrip].every(isFunction);
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
    if (!isLoadedRoutes(module)) throw new Error('its route table is not what the contract says');
    return module;
  };
}
