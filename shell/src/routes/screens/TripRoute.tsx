import { GoElsewhere } from '@odysseus/ui/onward';
import { TripScreen } from '../../features/trip';
import { TripCityBar } from './TripCityBar';

export default function TripRoute() {
  return (
    <>
      <TripCityBar />
      <TripScreen />
      <GoElsewhere column="trip" />
    </>
  );
}
