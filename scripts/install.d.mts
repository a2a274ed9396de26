/** The folder of the project. */
export const projectFolder: string;

/** Exits with a clear message where Node is too old. */
export function checkNode(): void;

/** Runs `npm ci` when what is installed is not what the lockfile names. */
export function ensureInstalled(): void;

/** Whether every package of the lockfile of a project is there, in its version. @param folder of the project */
export function isInstalled(folder: string): boolean;
