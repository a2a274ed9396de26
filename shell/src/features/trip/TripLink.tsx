import { tripPath } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useServices } from '../../services/page';
import { Count, Marked } from './TripLink.styles';
import { tripLinkCopy } from './tripLinkCopy';

interface TripLinkProps {
  readonly className?: string | undefined;
  /** What the word beside its icon stands in; an icon alone where there is nothing for a word. */
  readonly word?: ComponentType<{ readonly children?: ReactNode }>;
}

/** Leads to the trip from every page, and counts its places: over the icon, so that nothing moves when the number comes. */
export function TripLink({ className, word: Word }: TripLinkProps) {
  const { plan } = useServices();
  const places = useSyncExternalStore(
    plan.subscribe,
    () => plan.get().places.length,
    () => 0,
  );
  return (
    <Link to={tripPath} className={className} aria-label={tripLinkCopy.name(places)}>
      <Marked>
        <Icon name="route" size={Word === undefined ? 24 : 22} />
        {places > 0 ? <Count aria-hidden="true">{places > 99 ? '99+' : places}</Count> : null}
      </Marked>
      {Word === undefined ? null : <Word>{tripLinkCopy.title}</Word>}
    </Link>
  );
}
