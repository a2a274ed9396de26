import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const storedStateSchema = z.strictObject({
  version: z.literal(1),
  projectId: z.string(),
  /** The emulator's own user records. Its refresh tokens hold nothing but a user's id, so that these are all they need. */
  users: z.array(z.looseObject({ localId: z.string().min(1) })),
  /** Codes that were sent and not used yet, oldest first. */
  codes: z.array(
    z.looseObject({
      oobCode: z.string().min(1),
      oobLink: z.string(),
      email: z.string(),
      requestType: z.string(),
      sentAt: z.string(),
    }),
  ),
});
export type StoredState = z.infer<typeof storedStateSchema>;

export interface LoadedState {
  readonly state: StoredState;
  /** Set when the file was there and could not be used; it was kept under another name. */
  readonly warning?: string;
}

/** A state without users. */
export function emptyState(projectId: string): StoredState {
  return { version: 1, projectId, users: [], codes: [] };
}

/**
 * Reads the state, or starts afresh. A file that can't be used is moved aside, never overwritten.
 * @param now names the file that is moved aside
 * @throws {Error} when the file can't be read or moved for reasons of the file system
 */
export function loadState(file: string, projectId: string, now: Date): LoadedState {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { state: emptyState(projectId) };
    throw error;
  }
  const problem = problemWith(text, projectId);
  if (typeof problem !== 'string') return { state: problem };
  const aside = `${file}.unusable-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(file, aside);
  return {
    state: emptyState(projectId),
    warning: `The saved sign-ins in ${file} can't be used (${problem}). They were kept as ${aside}; everyone has to sign in again.`,
  };
}

function problemWith(text: string, projectId: string): StoredState | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const parsed = storedStateSchema.safeParse(value);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  if (parsed.data.projectId !== projectId) return `made for the project ${parsed.data.projectId}, not ${projectId}`;
  return parsed.data;
}

/** Replaces the file in one step: a reader sees the old state or the new one, whatever happens in between. */
export function saveState(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.new`;
  // One that was left half-written keeps its mode, whatever it was.
  rmSync(temporary, { force: true });
  writeFileSync(temporary, text, { mode: 0o600, flush: true });
  renameSync(temporary, file);
}
