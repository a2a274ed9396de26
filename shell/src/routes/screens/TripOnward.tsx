import { Across, Column, GoElsewhere, GoOn } from '@odysseus/ui/onward';
import { useSyncExternalStore } from 'react';
import { readableCities } from '../../features/trip';
import { useRelease, useServices } from '../../services/page';

/**
 * Where one goes on from the trip: to other destinations. While nothing is planned those stand above as what to begin with, and the
 * page leads on to screens of the first of them, whose places go into a trip.
 */
export function TripOnward() {
  const { plan } = useServices();
  const { places } = useSyncExternalStore(plan.subscribe, plan.get, plan.initial);
  const release = useRelease();
  if (places.length > 0) return <GoElsewhere column="trip" />;
  const [first] = readableCities(release);
  const overview = first && release.find(first.path);
  if (!release.complete || !overview) return null;
  const siblings = release.routes.flatMap(({ remote, route }) => (remote === overview.remote ? [route] : []));
  return (
    <Column $column="trip">
      <Across>
        <GoOn route={overview.route} siblings={siblings} />
      </Across>
    </Column>
  );
}
