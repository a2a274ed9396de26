import { Link } from '@odysseus/runtime';
import { Fragment } from 'react';
import { useRelease } from '../../services/page';
import { liveAssistants, readableCities } from './cities/readableCities';
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
      <AskLine />
    </Empty>
  );
}

/** The way to each city that the guide tells of. */
export function CityLinks() {
  const release = useRelease();
  return (
    <Cities>
      {readableCities(release).map(({ key, text, path }) => (
        <li key={key}>
          <Link to={path}>{text}</Link>
        </li>
      ))}
    </Cities>
  );
}

/** The way to an assistant, whose plan becomes the trip. Who has no pass finds there what one costs, and an answer to read. */
function AskLine() {
  const { empty } = tripCopy;
  const assistants = liveAssistants(useRelease());
  if (assistants.length === 0) return null;
  return (
    <p>
      {empty.ask}
      {assistants.map(({ city, path }, index) => (
        <Fragment key={path}>
          {index === 0 ? null : empty.orAsk}
          <Link to={path}>{empty.odysseus(city)}</Link>
        </Fragment>
      ))}
      {empty.plan}
    </p>
  );
}
