import { aliveMark } from '@odysseus/contract';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { AuthProvider } from '../features/auth';
import { PremiumProvider } from '../features/premium';
import { AccountDeletionProvider } from '../features/profile';
import { ServicesProvider } from '../services/page';
import { App } from './App';
import type { PageServices } from './createServices';

interface PageProps {
  readonly services: PageServices;
  /** Puts the page below a router: the browser's, or one that stands at the address that is prerendered. */
  readonly routed: (page: ReactNode) => ReactNode;
  /** Called once all of it answers. */
  readonly onAlive?: () => void;
}

/** The whole page: the same tree in the browser and where it is prerendered. */
export function Page({ services, routed, onAlive }: PageProps) {
  useEffect(() => {
    // Said to whoever measures the page, in the browser's own timeline.
    performance.mark(aliveMark);
    onAlive?.();
  }, [onAlive]);
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <AuthProvider value={services.auth}>
          <PremiumProvider value={services.premium}>
            <AccountDeletionProvider value={services.accountDeletion}>{routed(<App />)}</AccountDeletionProvider>
          </PremiumProvider>
        </AuthProvider>
      </ServicesProvider>
    </StrictMode>
  );
}
