import type { ReactNode } from 'react';
import { Icon } from '@odysseus/ui';
import classes from './Folded.module.css';

interface FoldedProps {
  readonly id: string;
  readonly title: string;
  readonly line?: string | undefined;
  readonly children: ReactNode;
}

/** A section that is closed until it is wanted. Opens without scripts. */
export function Folded({ id, title, line, children }: FoldedProps) {
  return (
    <details id={id} className={classes['folded']}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" size={20} className={classes['sign']} />
      </summary>
      <div className={classes['content']}>
        {line ? <p className={classes['line']}>{line}</p> : null}
        {children}
      </div>
    </details>
  );
}
