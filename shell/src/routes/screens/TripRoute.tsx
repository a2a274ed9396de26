import { TripScreen } from '../../features/trip';
import { TripCityBar } from './TripCityBar';
import { TripOnward } from './TripOnward';

export default function TripRoute() {
  return (
    <>
      <TripCityBar />
      <TripScreen />
      <TripOnward />
    </>
  );
}
