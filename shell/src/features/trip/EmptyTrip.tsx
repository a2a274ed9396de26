import { Link } from '@odysseus/runtime';
import { useRelease } from '../../services/page';
import { tripCopy } from './copy';
import { Cities, Empty } from './TripScreen.styles';

/** Says what a trip is, and how one begins. */
export function EmptyTrip() {
  const { empty } = tripCopy;
  return (
    <Empty data-answer="">
      <h2>{empty.title}</h2>
      <ol>
        {empty.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{empty.cities}</h3>
      <CityLinks />
      <p>{empty.odysseus}</p>
    </Empty>
  );
}

/** The way to each city that the guide has. */
export function CityLinks() {
  const { destinations } = useRelease();
  const areas = destinations.flatMap((destination) => destination.areas);
  return (
    <Cities>
      {areas.map(({ key, text, path }) => (
        <li key={key}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
    </Cities>
  );
}
