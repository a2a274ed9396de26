import type { SignInState } from './signInFlow';

/** Whether a sign-in is under way, so that nothing else may take the screen's place although somebody is signed in already. */
export function isUnderWay(state: SignInState): boolean {
  return ['completing', 'askEmail', 'google', 'checking', 'profileFailed', 'done'].includes(state.step);
}
