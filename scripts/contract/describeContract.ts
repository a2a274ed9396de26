import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { typescript } from '@odysseus/build';
import type * as TypeScript from 'typescript';
import * as z from 'zod/mini';
import type { ContractReport } from './ContractReport';

const ts = typescript();

/** Lists that grow without a word: whoever does not know an entry of them goes on, as the contract says there. */
const open = new Set(['iconNames', 'IconName']);

/**
 * Describes everything that a package exports.
 * @param index its `index.ts`
 * @param exported what it exports, as the program sees it
 */
export function describeContract(index: string, exported: Readonly<Record<string, unknown>>): ContractReport {
  const { contractVersion } = exported;
  if (typeof contractVersion !== 'string') throw new Error(`${index} exports no contractVersion.`);
  const schemas = new Map(
    Object.entries(exported).filter((entry): entry is [string, z.ZodMiniType] => isSchema(entry[1])),
  );
  const declarations = declarationsOf(index);
  const names = new Map(
    [...declarations]
      .filter(([name]) => !schemas.has(name) && !open.has(name) && name !== 'contractVersion')
      .map(([name, text]) => [name, fenced('ts', text)]),
  );
  for (const [name, schema] of jsonSchemas(schemas)) names.set(name, fenced('json', schema));
  return { version: contractVersion, names };
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const isSchema = (value: unknown): boolean => value instanceof z.core.$ZodType;

/** Schemas refer to one another by name, so that a change is told where it was made. */
function jsonSchemas(schemas: ReadonlyMap<string, z.ZodMiniType>): Map<string, string> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of schemas) registry.add(schema, { id });
  const described = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: (id) => id }).schemas;
  return new Map(
    Object.entries(described).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [
      id,
      JSON.stringify(schema, null, 1),
    ]),
  );
}

/** The text of each exported declaration, without comments and bodies. */
function declarationsOf(file: string): Map<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier)
    ) {
      const { exportClause } = statement;
      const wanted =
        exportClause && ts.isNamedExports(exportClause)
          ? new Set(exportClause.elements.map(({ name }) => name.text))
          : undefined;
      for (const [name, text] of declarationsOf(resolved(file, statement.moduleSpecifier.text)))
        if (!wanted || wanted.has(name)) found.set(name, text);
      continue;
    }
    if (
      !ts.canHaveModifiers(statement) ||
      !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      continue;
    for (const name of namesOf(statement)) found.set(name, printed(statement, source));
  }
  return found;
}

function resolved(from: string, specifier: string): string {
  const file = join(dirname(from), `${specifier}.ts`);
  return existsSync(file) ? file : join(dirname(from), specifier, 'index.ts');
}

function namesOf(statement: TypeScript.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const { name } = statement as TypeScript.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

const printer = ts.createPrinter({ removeComments: true });

function printed(statement: TypeScript.Statement, source: TypeScript.SourceFile): string {
  const { transformed, dispose } = ts.transform(statement, [withoutBodies]);
  const text = transformed.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, source)).join('\n');
  dispose();
  return text;
}

function withoutBodies(context: TypeScript.TransformationContext): TypeScript.Transformer<TypeScript.Statement> {
  const { factory } = context;
  const visit = (node: TypeScript.Node): TypeScript.Node => {
    if (ts.isFunctionDeclaration(node))
      return factory.updateFunctionDeclaration(
        node,
        node.modifiers,
        node.asteriskToken,
        node.name,
        node.typeParameters,
        node.parameters,
        node.type,
        undefined,
      );
    if (ts.isConstructorDeclaration(node))
      return factory.updateConstructorDeclaration(node, node.modifiers, node.parameters, undefined);
    if (ts.isMethodDeclaration(node))
      return factory.updateMethodDeclaration(
        node,
        node.modifiers,
        node.asteriskToken,
        node.name,
        node.questionToken,
        node.typeParameters,
        node.parameters,
        node.type,
        undefined,
      );
    return ts.visitEachChild(node, visit, context);
  };
  return (statement) => visit(statement) as TypeScript.Statement;
}
