export { authEmulatorPlugin, type AuthEmulatorPluginOptions } from './authEmulatorPlugin';
export { inboxPath } from './localInbox';
export type { SignInLink } from './signInLink';
export { startAuthEmulator, type AuthEmulator, type AuthEmulatorOptions } from './startAuthEmulator';
