import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { contentSources, contentStamps } from './contentSources';
import { contentVersionName } from './followContent';
import { pageTexts } from './pageTexts';
import type { Part } from './part';
import { readableContent } from './readableContent';
import { screenModuleOf, tripModuleOf } from './remoteModules';
import { hasTripPart, type CompiledContent } from '@odysseus/guide/content';

/**
 * Tells each compilation of a remote the versions of what its modules are made of, so that an edit makes those again that say
 * something else, and has the content watched. While the content is wrong there are no versions, and each module tells what is.
 */
export class ContentVersionsPlugin {
  private readonly folder: string;

  constructor(private readonly part: Part) {
    this.folder = join(part.folder, 'content');
  }

  apply(compiler: Compiler): void {
    // Style sheets are compiled apart, in compilations of their own.
    compiler.hooks.compilation.tap('ContentVersionsPlugin', (compilation) => {
      for (const [name, version] of this.versions()) compilation.valueCacheVersions.set(name, version);
    });
    compiler.hooks.afterCompile.tap('ContentVersionsPlugin', (compilation) => this.watch(compilation));
  }

  private versions(): ReadonlyMap<string, string> {
    const content = readableContent(this.part);
    return content ? versionsOf(this.folder, content) : new Map();
  }

  private watch({ contextDependencies, missingDependencies }: Compilation): void {
    for (const source of contentSources(this.folder)) contextDependencies.add(source);
    // A module that draws a screen of its own may come or go.
    const ownModules = join(this.folder, '..', 'src');
    if (existsSync(ownModules)) contextDependencies.add(ownModules);
    else missingDependencies.add(ownModules);
  }
}

const known = new WeakMap<CompiledContent, ReadonlyMap<string, string>>();

function versionsOf(folder: string, content: CompiledContent): ReadonlyMap<string, string> {
  const before = known.get(content);
  if (before) return before;
  const stamps = contentStamps(folder);
  const versions = new Map([
    [contentVersionName('areas', folder), digest(JSON.stringify(content.cities.flatMap(({ areas }) => areas)))],
    ...content.routes.map(({ file }): [string, string] => [
      contentVersionName('code', file),
      digest(screenModuleOf(file, content)),
    ]),
    ...content.routes
      .filter(hasTripPart)
      .map(({ file }): [string, string] => [contentVersionName('trip', file), digest(tripModuleOf(file, content))]),
    ...[...pageTexts(content)].map(([file, text]): [string, string] => [
      contentVersionName('page', file),
      digest(text),
    ]),
    ...[...content.pageScreens].flatMap(([file, screen]): [string, string][] =>
      screen.kind === 'map' ? [[contentVersionName('basemap', file), digest(drawnFrom(file, stamps))]] : [],
    ),
  ]);
  known.set(content, versions);
  return versions;
}

/** A map is drawn from its own file and from all files that are no screens. */
function drawnFrom(file: string, stamps: ReadonlyMap<string, string>): string {
  return [...stamps]
    .filter(([each]) => each === file || !/[\\/]screens[\\/]/.test(each))
    .map((stamp) => stamp.join(' '))
    .join('\n');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
