export { bearerToken, requireOwnUid, requireVisitor, visitorOf } from './authentication';
export { chooseVerifier } from './chooseVerifier';
export { type RememberingVerifier, rememberTokens } from './rememberTokens';
export type { TokenVerifier, VerifiedToken } from './TokenVerifier';
