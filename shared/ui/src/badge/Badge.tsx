import type { ReactNode } from 'react';
import classes from './Badge.module.css';

interface BadgeProps {
  readonly tone?: 'free' | 'expert' | 'plain';
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${classes['badge']} ${classes[tone]}`}>{children}</span>;
}
