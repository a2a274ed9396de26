import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RequestListener } from 'node:http';
import { directory } from './directory';

/** What this folder uses of one user record of the emulator. */
export interface EmulatorUser {
  readonly localId: string;
  readonly createdAt?: string;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
  readonly [field: string]: unknown;
}

/** One code that the emulator would have mailed. */
export interface EmulatorCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
  readonly oobLink: string;
  readonly [field: string]: unknown;
}

/** The part of the emulator's project state that is kept over a restart. */
export interface EmulatorProjectState {
  readonly users: Map<string, EmulatorUser>;
  oobs: Map<string, EmulatorCode>;
  overwriteUserWithLocalId(localId: string, properties: EmulatorUser): EmulatorUser;
}

interface FirebaseToolsServer {
  createApp(
    projectId: string,
    singleProjectMode: number,
    states: Map<string, EmulatorProjectState>,
  ): Promise<RequestListener>;
}
interface FirebaseToolsState {
  AgentProjectState: new (projectId: string) => EmulatorProjectState;
}
interface FirebaseToolsSpecification {
  default: { paths: Record<string, unknown> };
}

/** The calls that the browser's SDK makes. The description of every other one is dropped: the emulator compiles each, which costs 4 s and 70 MB. */
const usedPaths =
  /^\/v1\/(accounts:(createAuthUri|delete|lookup|sendOobCode|signInWithEmailLink|signInWithIdp|update)|projects|recaptchaParams|token)$|^\/v2\/(accounts:revokeToken|passwordPolicy|recaptchaConfig)$/;

/**
 * Loads the auth emulator's own code from `firebase-tools`. Its inner modules are no public interface, so the version is pinned.
 * @throws {Error} with a way out when the package is absent
 */
export async function createEmulator(
  projectId: string,
): Promise<{ state: EmulatorProjectState; listener: RequestListener }> {
  const load = createRequire(join(directory, 'process.ts'));
  let specification: FirebaseToolsSpecification;
  try {
    specification = load('firebase-tools/lib/emulator/auth/apiSpec') as FirebaseToolsSpecification;
  } catch (cause) {
    throw new Error(
      'Local sign-in needs the development package firebase-tools. Run "npm ci", or give a Firebase project in the configuration.',
      { cause },
    );
  }
  const { paths } = specification.default;
  for (const path of Object.keys(paths)) if (!usedPaths.test(path)) Reflect.deleteProperty(paths, path);
  const { createApp } = load('firebase-tools/lib/emulator/auth/server') as FirebaseToolsServer;
  const { AgentProjectState } = load('firebase-tools/lib/emulator/auth/state') as FirebaseToolsState;
  const state = new AgentProjectState(projectId);
  return { state, listener: await createApp(projectId, 0, new Map([[projectId, state]])) };
}
