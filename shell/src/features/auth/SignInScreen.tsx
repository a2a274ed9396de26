import { Link, useLocation, useUnsaved } from '@odysseus/runtime';
import { GoElsewhere } from '@odysseus/ui/onward';
import { useEffect, useRef } from 'react';
import { useAuth, useSession, useSignInState } from './AuthContext';
import { afterSignInPath, privacyPath, termsPath } from './constants';
import { texts } from './signInCopy';
import { EmailConfirmation } from './EmailConfirmation';
import { LinkSent } from './LinkSent';
import { ProfileFailure } from './ProfileFailure';
import { RouteDrawing } from './RouteDrawing';
import { SignedInAlready } from './SignedInAlready';
import { SignInFailureBox } from './SignInFailureBox';
import { SignInForm } from './SignInForm';
import { SignInOverlay } from './SignInOverlay';
import type { SignInState } from './signInFlow';
import { Card, Content, Heading, Onward, Panel, Surroundings, Terms } from './SignInScreen.styles';
import { useSignIn } from './useSignIn';

/** Steps that wait for somebody else: the mail's sender, a popup, the identity provider, the service. */
const underWay: readonly SignInState['step'][] = ['sending', 'google', 'completing', 'checking'];

interface SignInScreenProps {
  /** Called when somebody is signed in and has a profile. */
  readonly onDone: () => void;
}

/** Signing in with an email link or a Google account (specification, section 2), with every state and error of sections 4 and 8. */
export function SignInScreen({ onDone }: SignInScreenProps) {
  const { keepsSignIn } = useAuth();
  const signIn = useSignIn();
  const session = useSession();
  const { pathname } = useLocation();
  const state = useSignInState();
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  useEffect(() => signIn.open(() => latestOnDone.current()), [signIn]);

  // A new page would not hear the answer that is on its way.
  useUnsaved(underWay.includes(state.step));

  const content = useRef<HTMLDivElement>(null);
  const previousStep = useRef(state.step);
  useEffect(() => {
    // The overlay had the focus; whoever closes the popup finds the button again.
    if (previousStep.current === 'google' && state.step === 'form' && !state.failure)
      content.current?.querySelector<HTMLElement>('[data-provider]')?.focus();
    previousStep.current = state.step;
  }, [state]);

  const overlaid = ['idle', 'waiting', 'google', 'completing', 'checking', 'done'].includes(state.step);
  const isForm = overlaid || state.step === 'form' || state.step === 'sending';
  return (
    <>
      <Surroundings>
        <Card>
          <RouteDrawing />
          <Panel>
            <Heading>{texts.heading}</Heading>
            <Content inert={overlaid} ref={content}>
              {state.step === 'form' && state.failure ? (
                <SignInFailureBox failure={state.failure} {...(state.retryLink ? { onRetry: signIn.retryLink } : {})} />
              ) : null}
              {state.step === 'form' && session.state === 'signedIn' ? <SignedInAlready user={session.user} /> : null}
              {isForm ? (
                <SignInForm
                  sending={state.step === 'sending'}
                  empty={state.step === 'form' && state.failure?.code === 'emptyEmail'}
                  keepsSignIn={session.state === 'loading' || keepsSignIn()}
                />
              ) : null}
              {state.step === 'linkSent' ? <LinkSent email={state.email} /> : null}
              {state.step === 'askEmail' ? <EmailConfirmation failure={state.failure} /> : null}
              {state.step === 'profileFailed' ? <ProfileFailure failure={state.failure} /> : null}
              <Terms>
                {texts.footer} <Link to={termsPath}>{texts.terms}</Link> and{' '}
                <Link to={privacyPath}>{texts.privacy}</Link>
              </Terms>
            </Content>
          </Panel>
        </Card>
        {/* Beside the checkout's, what access opens comes first. */}
        {pathname === afterSignInPath ? null : (
          <Onward>
            <GoElsewhere column="own" />
          </Onward>
        )}
      </Surroundings>
      {/* Outside the element that container queries measure: in some browsers such an element holds fixed boxes captive. */}
      {overlaid ? <SignInOverlay key={state.step} step={state.step} onCancel={signIn.cancel} /> : null}
    </>
  );
}
