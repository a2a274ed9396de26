import { Link, useLocation } from '@odysseus/runtime';
import { useEffect, type CSSProperties } from 'react';
import { ConsentSettingsButton, CookieBanner } from '../consent';
import { useSession } from '../auth';
import { whenIdle } from '../idle';
import { menuOf, SideMenu } from '../navigation';
import { usePremiumAccess } from '../premium';
import { RotatePrompt } from '../rotate/RotatePrompt';
import { routesCopy } from '../routes/copy';
import shellRoutes from '../routes/routeTable';
import { ScreenOutlet } from '../routes/ScreenOutlet';
import classes from './App.module.css';
import { usePrefetch } from './usePrefetch';
import { useRelease } from './useRelease';
import { ShellApiProvider } from './ShellApiProvider';

/** The frame of every page: menu, screen, footer, and what lies over them. */
export function App() {
  const session = useSession();
  const access = usePremiumAccess();
  const release = useRelease();
  const { pathname } = useLocation();
  usePrefetch();
  const { retry } = release;
  // The page starts with the part of the release that it needs; the rest comes in the first pause.
  useEffect(() => whenIdle(window, retry), [retry]);
  const menu = menuOf(shellRoutes, release.destinations, release.routes.map(({ route }) => route), session, access);
  const area = release.find(pathname)?.route.area;
  const accent = release.destinations.flatMap(({ areas }) => areas).find(({ key }) => key === area)?.accent;
  return (
    <ShellApiProvider>
      <a href="#content" className={classes['skip']}>
        {routesCopy.skip}
      </a>
      <SideMenu menu={menu} complete={release.isComplete()} failed={release.failed} onNeedLists={retry} />
      <RotatePrompt />
      <div className={accent ? `${classes['page']} ${classes['accented']}` : classes['page']} style={accent ? ({ '--accent-light': accent.light, '--accent-dark': accent.dark } as CSSProperties) : undefined}>
        <main id="content" tabIndex={-1} className={classes['main']}>
          <ScreenOutlet />
        </main>
        <Footer />
      </div>
      <CookieBanner />
    </ShellApiProvider>
  );
}

function Footer() {
  return (
    <footer className={classes['footer']}>
      <p>{routesCopy.footerLine}</p>
      <ul aria-label={routesCopy.footerLabel}>
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
    </footer>
  );
}
