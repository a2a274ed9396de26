import { emailLinkSent, loginError, loginSuccess, userLogin, userLogout } from './authenticationEvents';

test.each([
  [userLogin('email_link', true), ['user_login', { login_method: 'email_link', is_new_user: true }]],
  [userLogout(), ['user_logout', {}]],
  [loginSuccess('auto'), ['login_success', { method: 'auto' }]],
  [emailLinkSent(), ['email_link_sent', {}]],
  [loginError('google', 'auth/popup-blocked'), ['login_error', { method: 'google', error_code: 'auth/popup-blocked' }]],
])('%j', (tracked, expected) => {
  expect(tracked).toEqual(expected);
});
