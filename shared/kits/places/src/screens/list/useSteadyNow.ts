import { useNow } from '@odysseus/page';
import { useEffect, useState } from 'react';

/**
 * The time at which a visitor asked for something, or looked at the page again: what is worked out from it moves under no finger while
 * they look. Undefined in a prerendered page. @param asked what they asked for; something else is worked out anew
 */
export function useSteadyNow(asked: string): Date | undefined {
  const now = useNow();
  const [taken, take] = useState<{ readonly asked: string; readonly at: Date }>();
  useEffect(() => {
    const forget = (): void => {
      if (document.visibilityState === 'visible') take(undefined);
    };
    document.addEventListener('visibilitychange', forget);
    return () => document.removeEventListener('visibilitychange', forget);
  }, []);
  if (now && taken?.asked !== asked) {
    const fresh = { asked, at: now };
    take(fresh);
    return fresh.at;
  }
  return now && taken?.at;
}
