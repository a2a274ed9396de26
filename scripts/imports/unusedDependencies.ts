/**
 * What a package declares and none of its modules imports. Types go with the library that they describe.
 * @param declared names of packages, `@types/pg` among them
 * @param specifiers what its modules import, as it is written there
 */
export function unusedDependencies(declared: readonly string[], specifiers: Iterable<string>): string[] {
  const imported = new Set([...specifiers].map(packageOf));
  return declared.filter((name) => !imported.has(name) && !imported.has(name.replace(/^@types\//, '')));
}

/** The package that an import names: `@fontsource/figtree/wght.css` is of `@fontsource/figtree`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
