export { AuthProvider, useAuth, useSession } from './AuthContext';
export { afterSignInPath, authPath } from './constants';
export { createAuth, type Auth, type AuthOptions } from './createAuth';
export { IdentityError } from './identity';
export type { FetchWithToken, ProfileCheck } from './profileCheck';
export type { SessionStore } from './session';
export { SignedInOnly } from './SignedInOnly';
export { SignInScreen } from './SignInScreen';
export { SignOutButton } from './SignOutButton';
