/** A package's own description, as far as the lockfile repeats it. */
export interface WorkspacePackage {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * The lockfile with one workspace more, as npm would write it: nothing of it comes from a registry, so none is asked.
 * @param text of `package-lock.json`
 * @param folder of the workspace, `remotes/lisbon`
 * @throws {Error} when a dependency is not among the locked packages
 */
export function withWorkspace(text: string, folder: string, { name, version, dependencies }: WorkspacePackage): string {
  const lock = JSON.parse(text) as { packages?: Record<string, { version?: string; link?: boolean }> };
  const packages = lock.packages;
  if (!packages) throw new Error('package-lock.json has no "packages"; it needs npm 7 or newer.');
  const missing = Object.keys(dependencies).filter((dependency) => !packages[`node_modules/${dependency}`]);
  if (missing.length > 0)
    throw new Error(`package-lock.json does not hold ${missing.join(', ')}. Run npm install, and this command again.`);
  const entries = Object.entries({
    ...packages,
    [folder]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  });
  entries.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`;
}
