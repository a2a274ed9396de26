import { HowKnown } from '@odysseus/page';
import { useOpenByFragment } from '@odysseus/ui';
import { metroCopy } from './copy';
import { LineList } from './LineList';
import type { CompiledNetwork } from '../logic/network';

/** Every line in words, and how the network is known. It may be drawn after its page: it opens itself where an address leads into it. */
export function NetworkLines({ network }: { readonly network: CompiledNetwork }) {
  const root = useOpenByFragment();
  return (
    <div ref={root}>
      <LineList network={network} />
      <HowKnown known={network.known} facts={[['rule', metroCopy.usualNetwork]]} links={network.links} />
    </div>
  );
}

/** What stands in place of the lines that only scripts draw. */
export function LinesWithoutScripts({ network }: { readonly network: CompiledNetwork }) {
  return (
    <>
      <p>{metroCopy.linesNoScript}</p>
      <HowKnown links={network.links?.slice(0, 2)} />
    </>
  );
}
