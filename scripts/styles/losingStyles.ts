import { join } from 'node:path';
import { typescript } from '@odysseus/build';
import type * as TypeScript from 'typescript';
import { rulesOfSheet } from './rulesOfSheet';

const ts = typescript();

/** What a component's template says. */
interface Sheet {
  readonly css: string;
  /** Whether its rules change with the component's properties. */
  readonly changes: boolean;
}

/**
 * Finds components made of a styled one whose rules change with its properties, and that set by a selector of no more weight what that
 * one sets: they lose where those rules come later than their own (docs/decisions/050).
 * @param root the project's folder
 * @param files in which they may stand, from there; what they import is read too
 * @returns each with its file: 'ui/Card.styles.ts: Small sets color, as Facts does'
 */
export function losingStyles(root: string, files: readonly string[]): string[] {
  const inFull = (file: string): string => join(root, file);
  const program = ts.createProgram(files.map(inFull), options, hostOfOwnModules());
  const reader = new StyleReader(program.getTypeChecker());
  return files.flatMap((file) =>
    templatesIn(program.getSourceFile(inFull(file))).flatMap(({ name, template }) => {
      const made = styledOf(template);
      if (!made || ts.isStringLiteral(made)) return [];
      const base = reader.sheetOf(made);
      if (!base.changes) return [];
      const set = rulesOfSheet(base.css);
      const lost = rulesOfSheet(reader.sheetOfTemplate(template).css).filter((rule) =>
        set.some((other) => other.selector === rule.selector && isPartOf(other.property, rule.property)),
      );
      const properties = [...new Set(lost.map(({ property }) => property))].join(', ');
      return lost.length > 0 ? [`${file}: ${name} sets ${properties}, as ${made.getText()} does`] : [];
    }),
  );
}

const options: TypeScript.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  noLib: true,
  types: [],
};

/** Libraries are left unread: none of them is styled, and their types take longer than all else. */
function hostOfOwnModules(): TypeScript.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (specifiers, file) =>
    specifiers.map(({ text }) =>
      /^(\.|@odysseus\/)/.test(text) ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
    );
  return host;
}

/** Whether one of two properties sets the other: `border` and `border-color`. */
function isPartOf(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}

interface Named {
  readonly name: string;
  readonly template: TypeScript.TaggedTemplateExpression;
}

function templatesIn(source: TypeScript.SourceFile | undefined): Named[] {
  return (source?.statements ?? []).flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name, initializer }) =>
          initializer && ts.isTaggedTemplateExpression(initializer)
            ? [{ name: name.getText(), template: initializer }]
            : [],
        )
      : [],
  );
}

/** What a styled component is made of: `Link` of `styled(Link).attrs({})`. Undefined for an element, and for rules alone. */
function styledOf({ tag }: TypeScript.TaggedTemplateExpression): TypeScript.Expression | undefined {
  let made: TypeScript.Expression = tag;
  while (ts.isCallExpression(made) && ts.isPropertyAccessExpression(made.expression)) made = made.expression.expression;
  return ts.isCallExpression(made) && made.expression.getText() === 'styled' ? made.arguments[0] : undefined;
}

/** Reads what components are drawn with, across modules. */
class StyleReader {
  readonly #checker: TypeScript.TypeChecker;
  readonly #read = new Map<TypeScript.Node, Sheet>();

  constructor(checker: TypeScript.TypeChecker) {
    this.#checker = checker;
  }

  /** All that is written for a component, and for those that it hands its class to. */
  sheetOf(component: TypeScript.Node): Sheet {
    const declaration = this.#declarationOf(component);
    if (!declaration) return nothing;
    const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (!value) return nothing;
    const known = this.#read.get(value);
    if (known) return known;
    // A component may draw itself.
    this.#read.set(value, nothing);
    const isStyled = ts.isTaggedTemplateExpression(value);
    const madeOf = isStyled ? [styledOf(value)].filter((made) => made !== undefined) : handedTo(value);
    const own = isStyled ? this.sheetOfTemplate(value) : nothing;
    const sheet = together([...madeOf.map((made) => this.sheetOf(made)), own]);
    this.#read.set(value, sheet);
    return sheet;
  }

  /** @param seen what is being read already */
  sheetOfTemplate({ template }: TypeScript.TaggedTemplateExpression, seen: readonly TypeScript.Node[] = []): Sheet {
    if (!ts.isTemplateExpression(template)) return { css: withoutComments(template.text), changes: false };
    return template.templateSpans.reduce<Sheet>(
      ({ css, changes }, { expression, literal }) => {
        const after = withoutComments(literal.text);
        const written = this.#writtenIn(expression, seen);
        const filled = /[:(,]\s*[^;{}]*$/.test(css) ? '0' : /^\s*[^;{}]*\{/.test(after) ? '@' : `;${written.css};`;
        return {
          css: css + filled + after,
          changes: changes || written.changes || ts.isArrowFunction(expression),
        };
      },
      { css: withoutComments(template.head.text), changes: false },
    );
  }

  /** The rules that an expression stands for, or chooses among. */
  #writtenIn(node: TypeScript.Node, seen: readonly TypeScript.Node[]): Sheet {
    if (seen.includes(node)) return nothing;
    const inside = [...seen, node];
    if (ts.isTaggedTemplateExpression(node))
      return node.tag.getText() === 'css' ? this.sheetOfTemplate(node, inside) : nothing;
    if (ts.isIdentifier(node)) {
      const declaration = this.#declarationOf(node);
      return declaration && declaration !== node.parent && !ts.isParameter(declaration)
        ? this.#writtenIn(declaration, inside)
        : nothing;
    }
    const sheets: Sheet[] = [];
    ts.forEachChild(node, (child) => void sheets.push(this.#writtenIn(child, inside)));
    return together(sheets);
  }

  #declarationOf(node: TypeScript.Node): TypeScript.Declaration | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    const own = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    return own?.valueDeclaration;
  }
}

const nothing: Sheet = { css: '', changes: false };

function together(sheets: readonly Sheet[]): Sheet {
  return { css: sheets.map(({ css }) => css).join('\n'), changes: sheets.some(({ changes }) => changes) };
}

/** The names of components to which a component hands the class that it is given. */
function handedTo(component: TypeScript.Node): TypeScript.Node[] {
  const isHanded = ({ attributes: { properties } }: TypeScript.JsxOpeningLikeElement): boolean =>
    properties.some((one) => ts.isJsxSpreadAttribute(one) || /^className=.*\bclassName\b/s.test(one.getText()));
  const found: TypeScript.Node[] = [];
  const look = (node: TypeScript.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && isHanded(node)) found.push(node.tagName);
    ts.forEachChild(node, look);
  };
  look(component);
  return found;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}
