import { Link } from '@odysseus/runtime';
import { ScreenHeading } from '@odysseus/ui';
import { useState } from 'react';
import { edition } from './edition';
import { Ground } from './Reef.styles';
import './reef.css';

/** Fails while it is evaluated, before it can be shown, in the edition that is made for it. */
if (edition === 'sunken') throw new Error('The reef has sunk.');

export default function Reef() {
  const [fish, setFish] = useState(0);
  return (
    <Ground data-reef="">
      <ScreenHeading>The reef, {edition} edition</ScreenHeading>
      <button type="button" onClick={() => setFish((count) => count + 1)}>
        Fish: {fish}
      </button>
      <Link to="/lemuria">Back to Lemuria</Link>
    </Ground>
  );
}
