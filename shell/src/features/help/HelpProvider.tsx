import { useLocation, useNavigate } from '@odysseus/runtime';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useRelease } from '../../services/page';
import { emergencyPath } from './emergencyPath';
import { fetchHelp, type HelpParts } from './fetchHelp';
import { HelpContext } from './HelpContext';
import { HelpOnItsWay } from './HelpOnItsWay';
import { useLastCity } from './useWhereabouts';

/** How long the code of help may take before the emergency page is opened instead, in milliseconds. */
const patience = 6_000;

type Layer =
  | { readonly state: 'closed' }
  | { readonly state: 'coming' }
  | { readonly state: 'missing' }
  | { readonly state: 'open'; readonly parts: HelpParts };

/** Offers help in danger to everything below, and shows it above the page. None of its content is in the page's own code. */
export function HelpProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const path = emergencyPath(pathname, useRelease());
  const navigate = useNavigate();
  const [layer, setLayer] = useState<Layer>({ state: 'closed' });
  const asked = useRef(0);
  useLastCity();

  const close = useCallback(() => {
    asked.current += 1;
    setLayer({ state: 'closed' });
  }, []);
  const open = useCallback(() => {
    const turn = (asked.current += 1);
    const settle = (next: Layer): void => {
      clearTimeout(timer);
      if (asked.current !== turn) return;
      asked.current += 1;
      setLayer(next);
    };
    const giveUp = (): void => {
      if (asked.current !== turn) return;
      settle({ state: path === undefined ? 'missing' : 'closed' });
      if (path !== undefined) void navigate(path);
    };
    const timer = setTimeout(giveUp, patience);
    setLayer({ state: 'coming' });
    fetchHelp().then((parts) => settle({ state: 'open', parts }), giveUp);
  }, [navigate, path]);
  const prepare = useCallback(() => void fetchHelp().catch(() => undefined), []);
  const access = useMemo(() => ({ open, prepare, path }), [open, prepare, path]);

  return (
    <HelpContext value={access}>
      {children}
      {layer.state === 'open' ? <layer.parts.HelpDialog onClose={close} /> : null}
      {layer.state === 'coming' || layer.state === 'missing' ? (
        <HelpOnItsWay coming={layer.state === 'coming'} onClose={close} />
      ) : null}
    </HelpContext>
  );
}
