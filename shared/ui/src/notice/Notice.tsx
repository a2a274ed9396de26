import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon';
import classes from './Notice.module.css';

type Tone = 'info' | 'success' | 'warning' | 'danger';

const iconOf: Record<Tone, string> = { info: 'info', success: 'check', warning: 'triangle-alert', danger: 'circle-alert' };

interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** `alert` interrupts a screen reader; `status` waits; absent stays silent. */
  readonly role?: 'alert' | 'status';
  readonly ref?: Ref<HTMLDivElement>;
  readonly tabIndex?: number;
}

/** A boxed message: tone is said by icon and words, never by colour alone. */
export function Notice({ tone = 'info', title, children, role, ref, tabIndex }: NoticeProps) {
  return (
    <div className={`${classes['notice']} ${classes[tone]}`} role={role} ref={ref} tabIndex={tabIndex}>
      <Icon name={iconOf[tone]} className={classes['icon']} />
      <div className={classes['body']}>
        {title ? <p className={classes['title']}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
