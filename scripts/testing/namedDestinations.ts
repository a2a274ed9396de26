import { typescript } from '@odysseus/build';
import type * as TypeScript from 'typescript';

const ts = typescript();

/**
 * The destinations that a module names: in identifiers, strings, templates and texts of elements, whatever their case, and in addresses
 * that begin with one (`/romemap`); not in comments, nor in paths of what it imports.
 * @param file its name
 * @param names in small letters
 */
export function namedDestinations(file: string, code: string, names: readonly string[]): string[] {
  const any = names.join('|');
  const wanted = new RegExp(String.raw`(?<![a-z])(?:${any})(?![a-z])|(?<=/)(?:${any})`, 'g');
  const inText = (text: string): string[] => separated(text).match(wanted) ?? [];
  // Most files name none, and needn't be parsed.
  if (inText(code).length === 0) return [];
  const found = new Set<string>();
  const visit = (node: TypeScript.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (node.importClause) visit(node.importClause);
      return;
    }
    if (ts.isExportDeclaration(node)) {
      if (node.exportClause) visit(node.exportClause);
      return;
    }
    if (holdsText(node)) for (const name of inText(node.text)) found.add(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return [...found].sort();
}

function holdsText(node: TypeScript.Node): node is TypeScript.Identifier | TypeScript.LiteralLikeNode {
  return (
    ts.isIdentifier(node) ||
    ts.isPrivateIdentifier(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  );
}

/** `openCityGuide2` as 'open city guide2'. */
function separated(text: string): string {
  return text.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}
