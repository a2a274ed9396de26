import type { EventParameters } from './event';

/** Specification, section 9: how a sign-in came about. */
export type LoginMethod = 'auto' | 'email_link' | 'google';

type Tracked = readonly [name: string, parameters: EventParameters];

/** The events of signing in and out (specification, sections 8 and 9), as arguments of `track`: `track(...loginSuccess('google'))`. */
export const userLogin = (method: LoginMethod, isNewUser: boolean): Tracked => [
  'user_login',
  { login_method: method, is_new_user: isNewUser },
];
export const userLogout = (): Tracked => ['user_logout', {}];
export const loginSuccess = (method: LoginMethod): Tracked => ['login_success', { method }];
export const emailLinkSent = (): Tracked => ['email_link_sent', {}];
/** @param code the identity provider's code, `auth/popup-blocked` */
export const loginError = (method: LoginMethod, code: string): Tracked => ['login_error', { method, error_code: code }];
