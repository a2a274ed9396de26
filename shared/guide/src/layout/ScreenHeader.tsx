import { ScreenHeading } from '@odysseus/ui';
import { overviewCopy } from '../overview/copy';
import { formatDate } from './formatDate';
import classes from './ScreenHeader.module.css';

interface ScreenHeaderProps {
  readonly title: string;
  readonly lead: string;
  readonly introduction?: readonly string[];
  /** ISO date. */
  readonly checkedOn: string;
  /** Address of a vignette, shown beside the words where there is room. */
  readonly vignette?: string | undefined;
}

/** How a screen without a large picture opens. */
export function ScreenHeader({ title, lead, introduction = [], checkedOn, vignette }: ScreenHeaderProps) {
  return (
    <header className={vignette ? `${classes['header']} ${classes['pictured']}` : classes['header']}>
      <div>
        <ScreenHeading>{title}</ScreenHeading>
        <p className={classes['lead']}>{lead}</p>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={classes['checked']}>{overviewCopy.checked(formatDate(checkedOn))}</p>
      </div>
      {vignette ? <img src={vignette} alt="" width={320} height={200} className={classes['vignette']} /> : null}
    </header>
  );
}
