import { useAuth } from './AuthContext';
import { createSignIn, type SignIn } from './signIn';

/** What a visitor can do on the sign-in screen. */
export const useSignIn = (): SignIn => useAuth().signInWith(createSignIn);
