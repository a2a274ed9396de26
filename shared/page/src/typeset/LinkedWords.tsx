import { useAccess } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { pageCopy } from '../copy';
import { Lock, Quiet } from './LinkedWords.styles';

interface LinkedWordsProps {
  /** Of a screen, or a part of one. */
  readonly to: string;
  readonly children: string;
}

/** Where premium screens have their addresses (specification, section 2). */
const premiumFolder = '/app/';

/** Words of a text that lead to a page of the guide, with a lock where it opens with Expert Access. */
export function LinkedWords({ to, children }: LinkedWordsProps) {
  return (
    <Quiet to={to}>
      {children}
      {to.startsWith(premiumFolder) ? <PremiumLock /> : null}
    </Quiet>
  );
}

function PremiumLock() {
  const access = useAccess();
  return access.state === 'active' ? null : (
    <Lock role="img" aria-label={pageCopy.expert}>
      <Icon name="lock" size={12} />
    </Lock>
  );
}
