import { Link } from '@odysseus/runtime';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './Button.module.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

function look(kind: Look, className: string | undefined): string {
  return [classes['button'], classes[kind], className].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: Look;
  /** Shows that the action is under way; the button stays focusable and ignores further presses. */
  readonly busy?: boolean;
}

export function Button({ kind = 'primary', busy = false, className, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look(kind, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={classes['turning']} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  readonly to: string;
  readonly kind?: Look;
  readonly className?: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ to, kind = 'primary', className, children, onClick }: ButtonLinkProps) {
  return (
    <Link to={to} className={look(kind, className)} {...(onClick ? { onClick } : {})}>
      {children}
    </Link>
  );
}
