import { useIsAlive } from '../../services/page';
import { tripCopy } from './copy';
import { CityLinks } from './EmptyTrip';
import { OwnTrip } from './OwnTrip';
import { Lead, NoScripts, Page, Title, Waiting } from './TripScreen.styles';

/** `/app/itinerarybuilder`: the visitor's trip by days. The page comes for everybody; what is in the trip, this browser knows. */
export function TripScreen() {
  const alive = useIsAlive();
  return (
    <Page data-unrecorded="">
      <Title>{tripCopy.title}</Title>
      <Lead>{tripCopy.lead}</Lead>
      <NoScripts>
        <p>{tripCopy.needsScripts}</p>
        <CityLinks />
      </NoScripts>
      {alive ? <OwnTrip /> : <Waiting />}
    </Page>
  );
}
