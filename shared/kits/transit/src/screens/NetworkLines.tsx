import { HowKnown } from '@odysseus/page';
import { metroCopy } from './copy';
import { LineList } from './LineList';
import type { CompiledNetwork } from '../logic/network';

/** Every line in words, and how the network is known. */
export function NetworkLines({ network }: { readonly network: CompiledNetwork }) {
  return (
    <>
      <LineList network={network} />
      <HowKnown known={network.known} facts={[['rule', metroCopy.usualNetwork]]} links={network.links} />
    </>
  );
}
