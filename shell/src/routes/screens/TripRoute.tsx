import { GoElsewhere } from '@odysseus/ui/onward';
import { TripScreen } from '../../features/trip';

export default function TripRoute() {
  return (
    <>
      <TripScreen />
      <GoElsewhere />
    </>
  );
}
