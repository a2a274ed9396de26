import { Link } from '@odysseus/runtime';
import { ScreenHeading } from '@odysseus/ui';
import { edition } from './edition';
import { Ground } from './Overview.styles';

export default function Overview() {
  return (
    <Ground>
      <ScreenHeading>Lemuria, {edition} edition</ScreenHeading>
      <Link to="/lemuria/reef">To the reef</Link>
    </Ground>
  );
}
