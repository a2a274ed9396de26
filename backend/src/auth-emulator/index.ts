export { authEmulatorPlugin, type AuthEmulatorPluginOptions } from './authEmulatorPlugin';
export { inboxPath } from './localInbox';
export type { SignInLink } from './signInLink';
export { AuthEmulatorError, startAuthEmulator, type AuthEmulator, type AuthEmulatorOptions } from './startAuthEmulator';
export { startLocalSignIn } from './startLocalSignIn';
