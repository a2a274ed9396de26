import { ScreenHeading } from '@odysseus/ui';
import classes from './HelpHeader.module.css';

/** How a page of help opens: in as little room as can be, for the numbers stand below it. */
export function HelpHeader({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <header className={classes['header']}>
      <ScreenHeading>{title}</ScreenHeading>
      <p>{line}</p>
    </header>
  );
}
