import { Link } from '@odysseus/runtime';
import { ScreenHeading } from '@odysseus/ui';
import { edition } from '../edition';
import classes from './Overview.module.css';

export default function Overview() {
  return (
    <article className={classes['ground']}>
      <ScreenHeading>Lemuria, {edition} edition</ScreenHeading>
      <Link to="/lemuria/reef">To the reef</Link>
    </article>
  );
}
