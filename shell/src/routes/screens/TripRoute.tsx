import { TripScreen } from '../../features/trip';
import { TripCityBar } from './TripCityBar';

export default function TripRoute() {
  return (
    <>
      <TripCityBar />
      <TripScreen />
    </>
  );
}
