/** Written in by the shell's build. */
declare const SHELL_VERSION: string | undefined;

/** The version of the shell that runs; undefined where it does not run as a build of its own: in tests, and where pages are prerendered. */
export const shellVersion: string | undefined = typeof SHELL_VERSION === 'string' ? SHELL_VERSION : undefined;

/** Name under which a tab draws whether it gets a canary of the shell. */
export const shellPart = 'shell';
