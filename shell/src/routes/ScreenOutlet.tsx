import type { RouteData, ScreenProps } from '@odysseus/contract';
import { useLocation, useNavigate } from '@odysseus/runtime';
import { Spinner } from '@odysseus/ui';
import { memo, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { afterSignInPath, SignedInOnly, useAuth } from '../features/auth';
import { besideSignIn, LazyGateOffer } from '../features/offer';
import { LoadingFailed } from '../features/loading-failed';
import { LazyNotFound } from '../features/not-found';
import { useKeptPage } from '../features/offline';
import { PremiumGate } from '../features/premium';
import { useAccountDeletion, useFarewell } from '../features/profile';
import { useRelease, useServices } from '../services/page';
import type { ScreenComponent } from '../services/remotes';
import { routesCopy } from './copy';
import { resolveRoute, type Resolution } from './resolveRoute';
import shellRoutes from './routeTable';
import { ScreenApiProvider } from './ScreenApiProvider';
import { ScreenBoundary } from './ScreenBoundary';
import { useArrival } from './useArrival';
import { screenKey, useScreen } from './useScreen';

type Screens = Extract<Resolution, { kind: 'shell' | 'remote' }>;

/** The screen at the current address, behind whatever its type asks for. */
export function ScreenOutlet() {
  const { pathname, search, hash } = useLocation();
  const { find, complete } = useRelease();
  // The same for as long as the path is: a change of the fragment draws no screen anew.
  const resolution = useMemo(
    () => resolveRoute(pathname, { shell: shellRoutes, find, complete }),
    [pathname, find, complete],
  );
  switch (resolution.kind) {
    case 'redirect':
      return <Redirect to={resolution.to + search + hash} />;
    case 'unknownYet':
      return <UnknownYet path={pathname} />;
    case 'notFound':
      return <LazyNotFound path={pathname} />;
    case 'shell':
    case 'remote':
      return (
        <Arrival key={screenKey(resolution)} route={resolution.route}>
          <Gate resolution={resolution}>
            <LoadedScreen resolution={resolution} />
          </Gate>
        </Arrival>
      );
  }
}

function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}

/** Waits for the whole release document, which knows every address. */
function UnknownYet({ path }: { readonly path: string }) {
  const { destinations, retry, failed } = useRelease();
  useEffect(() => retry(), [retry, path]);
  // The overviews of cities are known by name before the document is there.
  const name = destinations.flatMap(({ areas }) => areas).find((area) => area.path === path)?.text;
  return failed ? <LoadingFailed screen={name ?? path} onRetry={retry} /> : <Spinner label={routesCopy.lookingUp} />;
}

/** Title, page view and focus belong to whatever stands at the address: the screen, its gate or the sign-in form. */
function Arrival({ route, children }: { readonly route: RouteData; readonly children: ReactNode }) {
  useArrival(route);
  return children;
}

function Gate({ resolution, children }: { readonly resolution: Screens; readonly children: ReactNode }) {
  const { route } = resolution;
  const auth = useAuth();
  const asksWho = route.type === 'auth' || route.type === 'premium';
  // A page for reading leaves it to a pause to learn who is there; a gate can't.
  useEffect(() => {
    if (asksWho) auth.startWhenNeeded();
  }, [auth, asksWho]);
  switch (route.type) {
    case 'auth':
      return <AuthGate>{children}</AuthGate>;
    case 'premium':
      return (
        <PremiumGate
          path={route.path}
          text={route.title ?? route.text}
          offer={
            resolution.kind === 'remote' ? (
              <LazyGateOffer path={route.path} text={route.title ?? route.text} entry={resolution.target.version.url} />
            ) : null
          }
          onward={
            resolution.kind === 'remote' ? { route, siblings: resolution.target.version.extras.routes } : undefined
          }
        >
          {children}
        </PremiumGate>
      );
    case 'public':
    case 'legal':
      return children;
  }
}

/** An auth route shows the sign-in screen in place to whoever is signed out (decision 10). */
function AuthGate({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Whoever has just deleted the account is told so, not asked to sign in.
  if (useFarewell(useAccountDeletion())) return children;
  return (
    <SignedInOnly
      onDone={() => void navigate(afterSignInPath, { replace: pathname === afterSignInPath })}
      around={pathname === afterSignInPath ? besideSignIn : undefined}
    >
      {children}
    </SignedInOnly>
  );
}

function LoadedScreen({ resolution }: { readonly resolution: Screens }) {
  const screen = useScreen(resolution);
  const { ownRoutes, prerendered } = useServices();
  const { destinations } = useRelease();
  const { route } = resolution;
  const readable = prerendered.htmlFor(route.path);
  useKeptPage(route.path, screen.state === 'failed');
  if (screen.state === 'loading' && readable !== undefined) return <ReadableScreen html={readable} />;
  if (screen.state === 'loading') return <Spinner label={routesCopy.loading(route.title ?? route.text)} />;
  const overview =
    resolution.kind === 'remote'
      ? destinations
          .find(({ name }) => name === resolution.target.remote)
          ?.areas.find((area) => area.key === route.area)
      : undefined;
  if (screen.state === 'failed') {
    const failed = (
      <LoadingFailed
        screen={route.title ?? route.text}
        city={overview?.text}
        overviewPath={overview && overview.path !== route.path ? overview.path : '/'}
        card={resolution.kind === 'remote' ? resolution.target.version.extras.card : undefined}
        onRetry={screen.retry}
      />
    );
    // What the page came with stays readable below.
    return readable === undefined ? (
      failed
    ) : (
      <>
        {failed}
        {/* The card has the page's heading. */}
        <ReadableScreen html={readable.replace(/<(\/?)h1\b/g, '<$1h2')} />
      </>
    );
  }
  const siblings = resolution.kind === 'remote' ? resolution.target.version.extras.routes : ownRoutes;
  return (
    <ScreenBoundary screen={route.title ?? route.text} city={overview?.text}>
      {/* A border for bringing prerendered pages to life: a tap on the menu does not wait for the screen. Nothing suspends here. */}
      <Suspense fallback={null}>
        <ScreenApiProvider resolution={resolution}>
          <DrawnScreen Screen={screen.Screen} route={route} siblings={siblings} />
        </ScreenApiProvider>
      </Suspense>
    </ScreenBoundary>
  );
}

/** What changes around a screen, as who is signed in, is its own parts' to follow: the whole of it is not drawn anew. */
const DrawnScreen = memo(function DrawnScreen({
  Screen,
  ...props
}: ScreenProps & { readonly Screen: ScreenComponent }) {
  return <Screen {...props} />;
});

/** What the page came with, while the screen's own code is late. */
function ReadableScreen({ html }: { readonly html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
