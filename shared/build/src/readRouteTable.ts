import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';
import { emergencyIcon, iconNames, routeDataSchema, writeWith, type RouteData } from '@odysseus/contract';

/** A route table as the build reads it. */
export interface RouteTable {
  readonly routes: readonly RouteData[];
  /** The request of each screen's dynamic import, by path: `./screens/Overview`. */
  readonly requests: Readonly<Record<string, string>>;
}

/** Thrown when a route table can't be built. */
export class RouteTableError extends Error {
  override readonly name = 'RouteTableError';
}

/**
 * Reads a typed route table: its data by evaluating the module, and which file each screen stands in from its source.
 * @param revision a file that may change while this process runs is read under its `revisionOf`
 * @throws {RouteTableError} when a path stands twice, a screen's file is missing, or an entry is not written out
 */
export async function readRouteTable(file: string, revision = ''): Promise<RouteTable> {
  const module = (await import(pathToFileURL(file).href + (revision === '' ? '' : `?revision=${revision}`))) as {
    default?: unknown;
    'module.exports'?: { default?: unknown };
  };
  const exported = unwrap(module.default);
  if (!Array.isArray(exported))
    throw new RouteTableError(`${file} must export a route table by default: export default defineRoutes([...]).`);
  const routes = exported.map((entry: Record<string, unknown>, index) => {
    const { component: _component, ...data } = entry;
    if (data['icon'] === emergencyIcon)
      throw new RouteTableError(
        `${file}: ${String(data['path'])} bears the icon "${emergencyIcon}", which marks the emergency pages of cities. Choose another icon.`,
      );
    return writeWith(routeDataSchema, data, `Entry ${index + 1} of ${file}`);
  });
  const requests = screenRequests(file);
  const icons: readonly string[] = iconNames;
  const seen = new Set<string>();
  for (const route of routes) {
    if (seen.has(route.path))
      throw new RouteTableError(
        `${file} names ${route.path} twice; each path has one screen. Remove one of the entries.`,
      );
    seen.add(route.path);
    if (!icons.includes(route.icon))
      throw new RouteTableError(
        `${file}: ${route.path} asks for the icon "${route.icon}", which the icon set (shared/contract/src/icons.ts) does not hold.`,
      );
    const request = requests[route.path];
    if (!request)
      throw new RouteTableError(
        `${file}: the entry of ${route.path} must be written out with component: lazyScreen(() => import('./screens/…')).`,
      );
    const screen = join(dirname(file), request);
    if (!['.tsx', '.ts', '/index.tsx'].some((ending) => existsSync(screen + ending))) {
      throw new RouteTableError(
        `${file}: ${route.path} shows ${request}, and there is no such file. Write ${screen}.tsx or correct the import.`,
      );
    }
  }
  return { routes, requests };
}

/** Differs whenever a file has been written: whoever reads it under the same revision gets the same. */
export function revisionOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs}-${size}`;
}

function unwrap(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'default' in value
    ? value.default
    : value;
}

interface SyntaxNode {
  readonly type?: string;
  readonly [key: string]: unknown;
}

function screenRequests(file: string): Record<string, string> {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true, target: 'es2022' });
  const requests: Record<string, string> = {};
  walk(tree, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const path = stringValue(property(node, 'path'));
    const request = importRequest(property(node, 'component'));
    if (path !== undefined && request !== undefined) requests[path] = request;
  });
  return requests;
}

/** An object of a syntax tree: lists of nodes are none; some objects within nodes, as an argument of a call, have no type. */
function isNode(value: unknown): value is SyntaxNode {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('type' in value) || typeof value.type === 'string';
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

function property(node: SyntaxNode, name: string): unknown {
  const properties = node['properties'];
  if (!Array.isArray(properties)) return undefined;
  const found: unknown = properties.find(
    (entry: unknown) =>
      isNode(entry) && entry.type === 'KeyValueProperty' && isNode(entry['key']) && entry['key']['value'] === name,
  );
  return isNode(found) ? found['value'] : undefined;
}

function stringValue(node: unknown): string | undefined {
  return isNode(node) && node.type === 'StringLiteral' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

function importRequest(node: unknown): string | undefined {
  let request: string | undefined;
  walk(node, (child) => {
    if (child.type !== 'CallExpression' || !isNode(child['callee']) || child['callee'].type !== 'Import') return;
    const [first] = Array.isArray(child['arguments']) ? (child['arguments'] as unknown[]) : [];
    request = isNode(first) ? stringValue(first['expression']) : undefined;
  });
  return request;
}
