import { join } from 'node:path';
import { type AuthEmulator, startAuthEmulator } from './startAuthEmulator';

/**
 * Starts the sign-in of a site without a Firebase project. Links that would be mailed are printed.
 * @param dataFolder where sign-ins are kept
 * @param port 0, the default, for any free one
 * @throws {AuthEmulatorError}
 */
export function startLocalSignIn(dataFolder: string, port = 0): Promise<AuthEmulator> {
  return startAuthEmulator({
    projectId: 'demo-odysseus',
    stateFile: join(dataFolder, 'auth-emulator.json'),
    port,
    onSignInLink: ({ email, link }) => console.log(`Local sign-in link for ${email} (no mail was sent):\n  ${link}`),
  });
}
