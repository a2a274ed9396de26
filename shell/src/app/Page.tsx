import { aliveMark } from '@odysseus/contract';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { AuthProvider } from '../auth';
import { PremiumProvider } from '../premium';
import { App } from './App';
import { ServicesProvider, type Services } from './Services';

interface PageProps {
  readonly services: Services;
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
          <PremiumProvider value={services.premium}>{routed(<App />)}</PremiumProvider>
        </AuthProvider>
      </ServicesProvider>
    </StrictMode>
  );
}
