import type { Area } from '@odysseus/contract';
import { Link, useLocation } from '@odysseus/runtime';
import { whenIdle } from '@odysseus/runtime/idle';
import { fetchDrawings } from '@odysseus/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from '../features/auth';
import { CityBar, cityBarOf } from '../features/city-bar';
import { ConsentSettingsButton, CookieBanner } from '../features/consent';
import { HelpProvider } from '../features/help';
import { menuOf, SideMenu } from '../features/navigation';
import { LazyOffline } from '../features/offline';
import { usePremiumAccess } from '../features/premium';
import { LazyPreview, LazyReleaseUpdates } from '../features/release';
import { RotatePrompt } from '../features/rotate';
import { routesCopy } from '../routes/copy';
import shellRoutes from '../routes/routeTable';
import { ScreenOutlet } from '../routes/ScreenOutlet';
import { ReleaseProvider, useRelease, useServices } from '../services/page';
import { Foot, Main, Page, Skip } from './App.styles';
import { usePrefetch } from './usePrefetch';
import { ShellApiProvider } from './ShellApiProvider';

/** The frame of every page: menu, screen, footer, and what lies over them. */
export function App() {
  return (
    <ReleaseProvider>
      <Frame />
    </ReleaseProvider>
  );
}

/** The same at each drawing of the frame: a menu that changes draws no screen anew, nor brings one to life before its time. */
const screen = <ScreenOutlet />;

function Frame() {
  const session = useSession();
  const access = usePremiumAccess();
  const release = useRelease();
  const preview = useServices().release.preview();
  const { pathname } = useLocation();
  usePrefetch();
  const { retry } = release;
  // The page starts with the part of the release that it needs; the rest comes in the first pause.
  useEffect(() => whenIdle(window, retry), [retry]);
  // What is drawn next has its icons at once. Without them it has its words.
  useEffect(() => whenIdle(window, () => void fetchDrawings().catch(() => undefined)), []);
  const menu = menuOf(
    shellRoutes,
    release.destinations,
    release.routes.map(({ route }) => route),
    session,
    access,
  );
  const found = release.find(pathname);
  const area = found?.route.area;
  const bar =
    found &&
    cityBarOf(
      menu,
      found.route,
      release.destinations.find(({ name }) => name === found.remote),
    );
  const accent = release.destinations.flatMap(({ areas }) => areas).find(({ key }) => key === area)?.accent;
  const page = useAccent(accent);
  return (
    <ShellApiProvider>
      <Skip href="#content">{routesCopy.skip}</Skip>
      <LazyPreview preview={preview} />
      <HelpProvider>
        <SideMenu menu={menu} complete={release.complete} failed={release.failed} onNeedLists={retry} />
      </HelpProvider>
      <RotatePrompt />
      <Page ref={page} $accented={accent !== undefined} data-area={area}>
        {bar ? <CityBar bar={bar} pathname={pathname} /> : null}
        <Main id="content" tabIndex={-1}>
          {screen}
        </Main>
        <Footer />
      </Page>
      <LazyOffline />
      <CookieBanner />
      <LazyReleaseUpdates />
    </ShellApiProvider>
  );
}

/** Sets the colours of an area whose own style sheet, which every screen of it brings, is not there yet. */
function useAccent(accent: Area['accent'] | undefined): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const style = page.current?.style;
    style?.setProperty('--accent-light', accent?.light ?? null);
    style?.setProperty('--accent-dark', accent?.dark ?? null);
  }, [accent?.light, accent?.dark]);
  return page;
}

function Footer() {
  return (
    <Foot>
      <p>{routesCopy.footerLine}</p>
      <ul aria-label={routesCopy.footerLabel}>
        <li>
          <Link to="/app/checkout">{routesCopy.access}</Link>
        </li>
        <li>
          <Link to="/legal/privacy">{routesCopy.privacy}</Link>
        </li>
        <li>
          <Link to="/legal/termsofservice">{routesCopy.terms}</Link>
        </li>
        <li>
          <ConsentSettingsButton />
        </li>
      </ul>
    </Foot>
  );
}
