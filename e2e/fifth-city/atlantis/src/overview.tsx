import type { ScreenProps } from '@odysseus/contract';
import { useShell } from '@odysseus/runtime';
import { ScreenHeading } from '@odysseus/ui';
import { useState } from 'react';
import { Sea } from './Overview.styles';

/** Uses what a screen may use: React's state, the shell's services (all in one object, as before contract 1.6), shared primitives, styles of its own. */
export default function Overview({ siblings }: ScreenProps) {
  const { session } = useShell();
  const [dives, setDives] = useState(0);
  return (
    <Sea>
      <ScreenHeading>Atlantis</ScreenHeading>
      <p>
        Session: {session.state}. Screens: {siblings.map(({ path }) => path).join(', ')}.
      </p>
      <button type="button" onClick={() => setDives((count) => count + 1)}>
        Dives: {dives}
      </button>
    </Sea>
  );
}
