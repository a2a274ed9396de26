import { isBuiltin } from 'node:module';
import { typescript } from '@odysseus/build';
import type ts from 'typescript';

/** What a module asks for by name, and whether it may reach files that it does not name. */
export interface ModuleNeeds {
  /** As they are written: of imports, re-exports, `import()`, `require()` and jest's own; types apart, which nothing runs. */
  readonly specifiers: readonly string[];
  /** It loads something whose name is worked out, or takes what finds modules by any name. */
  readonly isOpen: boolean;
}

/** Modules of Node that reach neither files nor other processes, the network or the machine. All others may. */
const closedBuiltins = new Set([
  'assert',
  'assert/strict',
  'async_hooks',
  'buffer',
  'crypto',
  'diagnostics_channel',
  'events',
  'path',
  'path/posix',
  'perf_hooks',
  'querystring',
  'stream',
  'stream/promises',
  'stream/web',
  'string_decoder',
  'timers',
  'timers/promises',
  'url',
  'util',
  'util/types',
  'zlib',
]);

/** Calls of `jest` whose first argument names a module. */
const callsOfJest = new Set([
  'createMockFromModule',
  'doMock',
  'dontMock',
  'mock',
  'requireActual',
  'requireMock',
  'setMock',
  'unmock',
  'unstable_mockModule',
]);

/** Names that lead to any module or file, past every import. */
const openNames = new Set(['createRequire', 'dlopen', 'eval', 'getBuiltinModule']);

/** What is loaded by a name that no text tells. */
const anything = Symbol('anything');
type Named = string | typeof anything;

/** Whether a name of Node's own leads to files, processes, the network or the machine; false for what is not Node's. */
export const isOpenBuiltin = (specifier: string): boolean =>
  isBuiltin(specifier) && !closedBuiltins.has(specifier.replace(/^node:/, ''));

/** @param file its name, which says whether it holds JSX */
export function moduleNeeds(file: string, text: string): ModuleNeeds {
  const { createSourceFile, forEachChild, ScriptTarget } = typescript();
  const specifiers = new Set<string>();
  let isOpen = false;
  const visit = (node: ts.Node): void => {
    const named = namedBy(node);
    if (named === anything) isOpen = true;
    else if (named !== undefined) specifiers.add(named);
    forEachChild(node, visit);
  };
  visit(createSourceFile(file, text, ScriptTarget.Latest, true));
  return { specifiers: [...specifiers], isOpen };
}

/** What one piece of syntax loads, if it loads something. */
function namedBy(node: ts.Node): Named | undefined {
  const compiler = typescript();
  if (compiler.isImportDeclaration(node))
    return node.importClause?.isTypeOnly ? undefined : written(node.moduleSpecifier);
  if (compiler.isExportDeclaration(node))
    return node.moduleSpecifier && !node.isTypeOnly ? written(node.moduleSpecifier) : undefined;
  if (compiler.isExternalModuleReference(node)) return written(node.expression);
  if (compiler.isCallExpression(node)) return loads(node.expression) ? written(node.arguments[0]) : undefined;
  if (!compiler.isIdentifier(node)) return undefined;
  return openNames.has(node.text) || (node.text === 'require' && !isCalled(node)) ? anything : undefined;
}

const written = (name: ts.Expression | undefined): Named =>
  name && typescript().isStringLiteralLike(name) ? name.text : anything;

/** `import`, `require`, `require.resolve`, `jest.mock` and the like. */
function loads(called: ts.Expression): boolean {
  const compiler = typescript();
  if (called.kind === compiler.SyntaxKind.ImportKeyword) return true;
  if (compiler.isIdentifier(called)) return called.text === 'require';
  if (!compiler.isPropertyAccessExpression(called) || !compiler.isIdentifier(called.expression)) return false;
  const { text } = called.expression;
  return text === 'require' ? called.name.text === 'resolve' : text === 'jest' && callsOfJest.has(called.name.text);
}

/** `require('…')` and `require.resolve('…')` say what they load; handed on, as in `const load = require`, it may load anything. */
function isCalled(name: ts.Identifier): boolean {
  const compiler = typescript();
  const { parent } = name;
  if (compiler.isPropertyAccessExpression(parent) && parent.expression === name)
    return parent.name.text === 'resolve' && isCallOf(parent);
  return isCallOf(name);
}

const isCallOf = (called: ts.Expression): boolean =>
  typescript().isCallExpression(called.parent) && called.parent.expression === called;
